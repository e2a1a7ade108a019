import FailureReporting
import HeadlessUIKit

extension SentRequest {
  /// Reports that nobody answers it.
  @MainActor
  package func reportNobody(_ details: String) {
    Reporting.deliver(
      RecordedFailure(
        "Nobody answers \(self).", name: .network, details: details,
        site: AmbientCallSite.nearest ?? CallSite()))
  }
}
