import FailureReporting
import HeadlessUIKit

extension SentRequest {
  /// Reports that it gets no answer.
  @MainActor
  package func reportNobody(_ details: String) {
    AnsweredNetwork.current.unanswered.deliver(
      RecordedFailure(
        "Nobody answers \(self).", name: .network, kind: .unanswered, details: details,
        site: AmbientCallSite.nearest ?? CallSite()))
  }
}
