import FailureReporting
import HeadlessUIKit

/// The sentences for questions that cannot be asked.
@MainActor
enum BiometryWords {
  static func reportNobody(
    _ outcome: SimulatedBiometry.Outcome, _ application: UIApplication, at site: CallSite
  ) {
    let front = application.systemAlert?.title.map {
      "The system asks '\($0)' first: Fleet.answerPermission(.allow) answers that."
    }
    report(
      "Cannot answer with '\(outcome.rawValue)': Nobody is asked who they are.",
      front
        ?? "LAContext.evaluatePolicy(_:localizedReason:reply:) asks, if canEvaluatePolicy(_:error:) "
        + "is true: that needs SimulatedBiometry.isEnrolled = true.", at: site)
  }

  static func reportNoFallback(_ evaluation: Evaluation, at site: CallSite) {
    report(
      "Cannot answer with 'fallback': There is no button for another way.",
      evaluation.asksForPasscode
        ? "The passcode is the last way." : "The localizedFallbackTitle of the context is empty.",
      at: site)
  }

  private static func report(_ reason: String, _ details: String, at site: CallSite) {
    Reporting.deliver(
      RecordedFailure(
        reason, name: .application, kind: .refused, details: details, site: site))
  }
}
