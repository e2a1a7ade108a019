package import FailureReporting
import HeadlessUIKit

extension WorldPlan {
  /// The worlds to run in; empty, with a failure, where an axis has no values.
  @MainActor
  package func stops(for what: String, at site: CallSite) -> [Stop] {
    guard let emptyAxis else { return stops }
    let text = FailureText(
      "Cannot run \(what): .\(emptyAxis) names nothing.",
      "A test in no world would pass without having run.")
    Gesture.perform(at: site) { text.report(.application, kind: .mistake, at: site) }
    return []
  }
}
