import FailureReporting
import HeadlessUIKit

extension Gesture {
  /// Taps an item of a bar; everything has been settled.
  static func tapNow(_ item: UIBarButtonItem, at site: CallSite) {
    if let obstacle = item.obstacle {
      return BarWords.item.report(obstacle, inBar: item.bar, at: site)
    }
    switch item.tapEffect {
    case .view(let view):
      guard let obstacle = Finger.tap(ifReachable: view) else { return }
      GestureWords(tapping: view).report(obstacle, at: site)
    case .nobody(let action): failToTap(item, lacking: "target", BarWords.nobody(for: action), site)
    case .nothing: failToTap(item, lacking: "action", "", site)
    case .action, .menu, .send, .select: item.userTap()
    }
  }

  private static func failToTap(
    _ item: UIBarButtonItem, lacking missing: String, _ details: String, _ site: CallSite
  ) {
    reportFailure(
      RecordedFailure(
        BarWords.lacks(item, missing), name: .barButtonItem, details: details, site: site))
  }

  /// Taps the back button of a bar; everything has been settled.
  static func tapBackButton(of bar: UINavigationBar, at site: CallSite) {
    if let obstacle = bar.obstacleAsBar {
      return BarWords.backButton.report(obstacle, inBar: bar, at: site)
    }
    if let refusal = bar.noBackButton {
      return reportFailure(
        RecordedFailure(BarWords.reason(of: refusal), name: .navigationBar, site: site))
    }
    guard let refusal = bar.userTapBackButton() else { return }
    reportFailure(
      RecordedFailure(
        "Could not go back: \(refusal.method) refused.", name: .navigationBar,
        details: BarWords.answeredFalse(refusal), site: site))
  }
}
