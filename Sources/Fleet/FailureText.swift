package import FailureReporting
import HeadlessUIKit

/// What a failure says: its one sentence, and the evidence for it.
///
/// The texts stand in the `Words` of each area, so that all of an area can be read in one place.
package struct FailureText {
  package let reason: String
  package let details: String

  package init(_ reason: String, _ details: String = "") {
    self.reason = reason
    self.details = details
  }

  /// Records the failure.
  ///
  /// What fails because calls of a circle are left out is no failure of its own.
  @MainActor package func report(_ name: RecordedFailure.Name, at site: CallSite) {
    guard !CallCircle.isBroken else { return }
    reportFailure(RecordedFailure(reason, name: name, details: details, site: site))
  }
}
