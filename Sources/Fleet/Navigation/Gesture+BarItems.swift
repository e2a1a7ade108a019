import FailureReporting
import HeadlessUIKit

extension Gesture {
  /// Taps an item of a bar; everything has been settled.
  static func tapNow(_ item: UIBarButtonItem, at site: CallSite) {
    if let obstacle = item.obstacle {
      return BarWords.item.on(item).report(obstacle, inBar: item.bar, at: site)
    }
    switch item.tapEffect {
    case .view(let view):
      guard let obstacle = reach(view, in: item.hostApplication, at: site) else { return }
      GestureWords(tapping: view).report(obstacle, at: site)
    case .nobody(let action):
      BarWords.noTarget(of: item, for: action).report(.barButtonItem, at: site)
    case .nothing: BarWords.noAction(of: item).report(.barButtonItem, at: site)
    case .action, .menu, .send, .select: item.userTap()
    }
  }

  /// Taps the back button of a bar; everything has been settled.
  static func tapBackButton(of bar: UINavigationBar, at site: CallSite) {
    if let obstacle = bar.obstacleAsBar {
      return BarWords.backButton.report(obstacle, inBar: bar, at: site)
    }
    if let refusal = bar.noBackButton {
      return BarWords.noBackButton(refusal).report(.navigationBar, at: site)
    }
    if let refusal = bar.userTapBackButton() {
      BarWords.couldNotGoBack(refusal).report(.navigationBar, at: site)
    }
  }
}
