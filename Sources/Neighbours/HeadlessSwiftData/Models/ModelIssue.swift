import FailureReporting
import Foundation

/// What SwiftData says where an app uses it wrongly.
enum ModelIssue {
  /// Reports what makes SwiftData stop, where the model can go on without it.
  static func fail(_ message: String) { deliver(message, .error, "SwiftData stops the app here.") }

  /// Reports what makes SwiftData stop: there is no value to go on with.
  static func stop(_ message: String) -> Never {
    fail(message)
    abort()
  }

  /// Reports what SwiftData logs, and goes on.
  static func log(_ message: String) { deliver(message, .warning, "SwiftData logs this.") }

  private static func deliver(
    _ message: String, _ severity: RecordedFailure.Severity, _ details: String
  ) {
    Reporting.deliver(
      RecordedFailure(
        message, name: "SwiftData", severity: severity, details: details,
        site: AmbientCallSite.surrounding ?? CallSite(#fileID, #filePath, #line, #column)))
  }
}
