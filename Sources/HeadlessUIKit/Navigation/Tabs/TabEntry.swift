/// The content of a tab in a tab bar controller: a screen, or a tab that provides one.
@MainActor
enum TabEntry {
  case screen(UIViewController)
  case tab(UITab)

  /// The screen, as far as there is one yet.
  var screenIfMade: UIViewController? {
    switch self {
    case .screen(let screen): screen
    case .tab(let tab): tab.rootScreenIfMade
    }
  }

  /// The screen, which is made now if need be.
  var screen: UIViewController {
    switch self {
    case .screen(let screen): screen
    case .tab(let tab): tab.rootScreen
    }
  }

  /// The tab in the bar, or the row in the list of the rest.
  var item: UITabBarItem? {
    switch self {
    case .screen(let screen): screen.tabBarItem
    case .tab(let tab): tab.item
    }
  }

  /// The tab, where there is more than a screen.
  var tab: UITab? {
    if case .tab(let tab) = self { tab } else { nil }
  }
}
