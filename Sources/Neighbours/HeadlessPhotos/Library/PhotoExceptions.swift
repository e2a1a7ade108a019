import FailureReporting
import HeadlessUIKit

/// The exceptions that Photos raises.
enum PhotoExceptions {
  static func raise(
    _ reason: String, name: RecordedFailure.Name = .internalInconsistency, by call: String
  ) {
    Reporting.deliver(
      RecordedFailure(
        reason, name: name, kind: .exception,
        details: "Photos raises this exception in \(call).",
        site: MainActor.runUnchecked { AmbientCallSite.nearest } ?? CallSite()))
  }
}
