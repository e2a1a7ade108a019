import Foundation

// The tabs that code has set provide their screens when they are selected for the first time.
extension UITabBarController {
  final func exchange(for tabs: [UITab]) {
    let current = selectedViewController
    let kept = Set(tabs.map(ObjectIdentifier.init))
    for tab in storedTabs where !kept.contains(ObjectIdentifier(tab)) { tab.controller = nil }
    storedTabs = tabs
    for tab in tabs { tab.controller = self }
    hasViewControllers = true
    exchange(for: visibleTabs, selecting: current)
    customizableViewControllers = viewControllers
  }

  /// Forgets the tabs, because there are view controllers instead.
  final func dropTabs() {
    for tab in storedTabs { tab.controller = nil }
    storedTabs = []
  }

  /// Shows the tabs that are not hidden, with the screens that they have now.
  final func visibleTabsDidChange() {
    guard !storedTabs.isEmpty else { return }
    let tab = selectedRootTab
    exchange(
      for: visibleTabs, selecting: tab.flatMap { $0.isHidden ? nil : $0.rootScreen })
  }

  private var visibleTabs: [TabEntry] { storedTabs.filter { !$0.isHidden }.map { .tab($0) } }

  /// The tab of the screen that is selected, in the bar or under More.
  final var selectedRootTab: UITab? {
    guard let current = selectedViewController else { return nil }
    return storedTabs.first { $0.provides(current) }
  }

  /// Selects a tab, and in the groups around it what leads to it.
  final func select(_ tab: UITab) {
    guard tab.tabBarController === self else { return }
    var root = tab
    while let group = root.parent {
      group.selectedChild = root
      root = group
    }
    guard !root.isHidden, entries.contains(where: { $0.tab === root }) else { return }
    select(root.rootScreen)
  }
}
