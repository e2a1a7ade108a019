import FailureReporting

/// What SwiftUI writes to the log where an app uses it wrongly, and where it stops.
package enum RuntimeIssue {
  /// Reports what SwiftUI logs, and goes on.
  package static func log(
    _ message: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    deliver(
      message, .warning, "SwiftUI logs this.",
      AmbientCallSite.surrounding ?? CallSite(fileID, filePath, line, column))
  }

  /// Reports what makes SwiftUI stop: there is no value to go on with.
  package static func stop(
    _ message: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Never {
    deliver(
      message, .error, "SwiftUI stops the app here.",
      AmbientCallSite.surrounding ?? CallSite(fileID, filePath, line, column))
    abort()
  }

  /// Reports what makes SwiftUI stop, where the model can go on without it.
  static func fail(
    _ message: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    deliver(
      message, .error, "SwiftUI stops the app here.",
      AmbientCallSite.surrounding ?? CallSite(fileID, filePath, line, column))
  }

  private static func deliver(
    _ message: String, _ severity: RecordedFailure.Severity, _ details: String, _ site: CallSite
  ) {
    Reporting.deliver(
      RecordedFailure(
        message, name: "SwiftUI.Log", severity: severity, details: details, site: site))
  }
}
