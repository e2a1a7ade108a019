import FailureReporting
import HeadlessUIKit

/// The exceptions that Contacts raises.
enum ContactExceptions {
  static func raiseNotFetched(_ key: String) {
    Reporting.deliver(
      RecordedFailure(
        "A property was not requested when contact was fetched.",
        name: "CNPropertyNotFetchedException", kind: .exception,
        details: "Contacts raises this exception: '\(key)' is not among the keys to fetch.",
        site: MainActor.runUnchecked { AmbientCallSite.nearest } ?? CallSite()))
  }
}
