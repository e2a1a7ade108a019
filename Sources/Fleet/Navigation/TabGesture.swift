import FailureReporting
import HeadlessUIKit

/// One tap on a tab: the tab bar controller, and the caller's line.
@MainActor
struct TabGesture {
  let tabs: UITabBarController
  let site: CallSite

  /// Taps a tab, unless something keeps the user from it or the delegate refuses.
  ///
  /// - Parameter find: Answers which tab is meant, or `nil` after a failure.
  func perform(_ find: ([UITabBarItem]) -> Int?) {
    Gesture.perform(with: tabs, at: site) { _ in
      let items = tabs.tabBar.items ?? []
      if let index = find(items) { tapNow(index, among: items) }
    }
  }

  /// Selects the tab of a label, in the bar or in the list of More.
  func select(labelled label: String) {
    Gesture.perform(with: tabs, at: site) { application in
      let items = tabs.tabBar.items ?? []
      if let index = index(of: label, among: items) {
        tapNow(index, among: items)
        return
      }
      let rest = tabs.itemsUnderMore
      guard let row = index(of: label, among: rest) else {
        return fail(BarWords.noTab(labelled: label, among: items, underMore: rest))
      }
      if let obstacle = tabs.obstacle(before: rest[row]) {
        return BarWords.selecting(rest[row], at: row).on(rest[row])
          .report(obstacle, inBar: tabs.tabBar, at: site)
      }
      guard openList(among: items, in: application), let list = tabs.listOfMore else { return }
      let lookup = ItemLookup(list, [0, row], site)
      if let row = lookup.item(to: "select tab") { _ = lookup.tap(row, in: application) }
    }
  }

  /// Taps More until its list is there: once, or twice where a screen is open on it.
  ///
  /// - Returns: Whether the list is there.
  private func openList(among items: [UITabBarItem], in application: UIApplication) -> Bool {
    for _ in 0..<2 {
      guard tapNow(items.count - 1, among: items) else { return false }
      Gesture.settle(application, at: site)
      if tabs.listOfMore != nil { return true }
    }
    fail(BarWords.noList)
    return false
  }

  private func index(of label: String, among items: [UITabBarItem]) -> Int? {
    let found = items.indices.filter { items[$0].label == label }
    return found.first { items[$0].isEnabled } ?? found.first
  }

  /// Taps a tab; everything has been settled.
  ///
  /// - Returns: Whether the tap was accepted.
  @discardableResult
  func tapNow(_ index: Int, among items: [UITabBarItem]) -> Bool {
    guard items.indices.contains(index) else { return false }
    let item = items[index]
    if let obstacle = tabs.obstacle(before: item) {
      BarWords.selecting(item, at: index).on(item).report(obstacle, inBar: tabs.tabBar, at: site)
      return false
    }
    if let refusal = tabs.userSelect(at: index) {
      fail(BarWords.couldNotSelect(item, at: index, refusal))
      return false
    }
    return true
  }

  func fail(_ text: FailureText) { text.report(.tabBarController, at: site) }
}
