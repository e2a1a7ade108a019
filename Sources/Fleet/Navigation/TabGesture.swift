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
      guard let index = find(items) else { return }
      let item = items[index]
      let name = item.label.map { "'\($0)'" } ?? "at index \(index)"
      if let obstacle = tabs.obstacle(before: item) {
        return GestureWords(.tabBarController, cannot: "Cannot select tab \(name)")
          .report(obstacle, inBar: tabs.tabBar, at: site)
      }
      guard let refusal = tabs.userSelect(at: index) else { return }
      fail(
        "Could not select tab \(name): \(refusal.method) refused.",
        BarWords.answeredFalse(refusal))
    }
  }

  /// What a user can ask for.
  func choice(_ item: UITabBarItem) -> NearMiss.Choice {
    NearMiss.Choice(title: item.label ?? "", note: item.isEnabled ? "" : "disabled")
  }

  func fail(_ reason: String, _ details: String) {
    reportFailure(
      RecordedFailure(reason, name: .tabBarController, details: details, site: site))
  }
}
