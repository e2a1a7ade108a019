import FailureReporting

/// What a failure says: its one sentence, and the evidence for it.
///
/// The texts stand in the `Words` of each area, so that all of an area can be read in one place.
struct FailureText {
  let reason: String
  let details: String

  init(_ reason: String, _ details: String = "") {
    self.reason = reason
    self.details = details
  }

  /// Records the failure.
  func report(_ name: RecordedFailure.Name, at site: CallSite) {
    reportFailure(RecordedFailure(reason, name: name, details: details, site: site))
  }
}
