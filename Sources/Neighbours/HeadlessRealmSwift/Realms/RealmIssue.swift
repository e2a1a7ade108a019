import FailureReporting
import Foundation

/// What Realm says where an app uses it wrongly.
enum RealmIssue {
  /// Reports an exception of Realm's, where the call has no effect.
  static func raise(_ reason: String, name: RecordedFailure.Name = "RLMException") {
    Reporting.deliver(
      RecordedFailure(
        reason, name: name, kind: .exception, details: "Realm raises this exception.",
        site: AmbientCallSite.surrounding ?? CallSite(#fileID, #filePath, #line, #column)))
  }

  /// Reports an exception of Realm's, where there is no value to go on with.
  static func stop(_ reason: String) -> Never {
    raise(reason)
    abort()
  }
}
