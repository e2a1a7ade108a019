import HeadlessUIKit

/// Watches for screens that are still alive when the next one of their kind comes.
///
/// One screen that an app keeps for later is no leak; a second one beside it is.
@MainActor
struct ScreenLeaks {
  /// A screen that was pushed or presented.
  private struct Watched {
    weak var screen: UIViewController?
    let name: String
    var isLeft = false
  }

  private var watched: [Watched] = []

  /// Looks at the screens that there are now.
  ///
  /// - Returns: The kinds of which one was left, lives on, and has a successor.
  mutating func look(at application: UIApplication) -> [String] {
    var current: [UIViewController] = []
    for window in application.windows {
      if let root = window.rootViewController { Self.add(root, to: &current) }
    }
    watched.removeAll { $0.screen == nil }
    for index in watched.indices {
      watched[index].isLeft = !current.contains { $0 === watched[index].screen }
    }
    var leaked: [String] = []
    for screen in current where !watched.contains(where: { $0.screen === screen }) {
      let name = "\(type(of: screen))"
      if watched.contains(where: { $0.name == name && $0.isLeft }), !leaked.contains(name) {
        leaked.append(name)
      }
      watched.append(Watched(screen: screen, name: name))
    }
    return leaked
  }

  /// Whether a screen of a kind that was left is alive.
  func isAlive(_ name: String) -> Bool {
    watched.contains { $0.name == name && $0.isLeft && $0.screen != nil }
  }

  /// Adds the screens that were pushed or presented over one.
  private static func add(_ screen: UIViewController, to screens: inout [UIViewController]) {
    if let stack = screen as? UINavigationController {
      screens += stack.viewControllers.dropFirst()
    }
    for child in screen.children { add(child, to: &screens) }
    // The stacks of the tabs that do not show belong to the app, too.
    if let tabs = screen as? UITabBarController {
      for tab in tabs.viewControllers ?? [] where tab.parent !== tabs { add(tab, to: &screens) }
    }
    guard let presented = screen.presentedViewController,
      presented.presentingViewController === screen
    else { return }
    if !(presented is UIAlertController) { screens.append(presented) }
    add(presented, to: &screens)
  }
}
