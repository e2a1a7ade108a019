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

  /// Taps a tab; everything has been settled.
  func tapNow(_ index: Int, among items: [UITabBarItem]) {
    guard items.indices.contains(index) else { return }
    let item = items[index]
    if let obstacle = tabs.obstacle(before: item) {
      return BarWords.selecting(item, at: index).on(item)
        .report(obstacle, inBar: tabs.tabBar, at: site)
    }
    if let refusal = tabs.userSelect(at: index) {
      fail(BarWords.couldNotSelect(item, at: index, refusal))
    }
  }

  func fail(_ text: FailureText) { text.report(.tabBarController, at: site) }
}
