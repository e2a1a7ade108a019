import Foundation

/// The state of its screens that an app saves in the background for its next launch.
@MainActor
package struct RestorableState {
  /// The saved state of one view controller.
  struct Screen {
    /// The identifiers that lead to it, the last one its own.
    let path: [String]
    let restorationClass: (any UIViewControllerRestoration.Type)?
    let storyboard: UIStoryboard?
    let coder: StateCoder
    /// The screens in it, in their order.
    var children: [[String]] = []
    /// The selected child, where it holds tabs.
    var selected: [String]?
    /// The screen that is presented over it.
    var presented: [String]?
    /// The encoded state of its views, by their identifiers.
    var views: [String: StateCoder] = [:]
  }

  /// The scene's session, which outlives the scene.
  var session: UISceneSession?
  /// The encoded state of the app's delegate; `nil` where screens are not saved.
  var app: StateCoder?
  /// The screens, each after its parent.
  private(set) var screens: [Screen] = []

  /// Keeps a screen, if it has an identifier, and the screens within it and over it.
  ///
  /// - Returns: The identifiers that lead to it.
  @discardableResult
  mutating func add(_ controller: UIViewController) -> [String]? {
    guard let path = controller.restorationPath else { return nil }
    let index = screens.count
    screens.append(
      Screen(
        path: path, restorationClass: controller.restorationClass,
        storyboard: controller.storyboard,
        coder: Self.coder { controller.encodeRestorableState(with: $0) }))
    if let view = controller.loadedView { addViews(within: view, of: controller, to: index) }
    for child in controller.containment.children {
      // The screens after one without an identifier have lost their place in a stack.
      guard let child = add(child) else { break }
      screens[index].children.append(child)
    }
    screens[index].selected =
      (controller as? UITabBarController)?.selectedViewController?.restorationPath
    if let presented = controller.storedPresented, presented.storedPresenter === controller {
      screens[index].presented = add(presented)
    }
    return path
  }

  private mutating func addViews(
    within view: UIView, of controller: UIViewController, to index: Int
  ) {
    guard view === controller.loadedView || !view.hasViewController else { return }
    if let name = view.restorationIdentifier {
      screens[index].views[name] = Self.coder { view.encodeRestorableState(with: $0) }
    }
    for subview in view.subviews { addViews(within: subview, of: controller, to: index) }
  }

  /// The key by which views keep their identifier.
  static let viewKey = AssociationKey<String>()

  private static func coder(_ encode: (NSCoder) -> Void) -> StateCoder {
    let coder = StateCoder()
    encode(coder)
    coder.letControllersGo()
    return coder
  }
}
