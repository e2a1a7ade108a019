package import FailureReporting

/// A fault in a storyboard or a nib.
@MainActor
package enum InterfaceFailure {
  /// Reports what keeps a file from being loaded as it says.
  package static func report(
    _ reason: String, details: String, severity: RecordedFailure.Severity = .error,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    Reporting.deliver(
      RecordedFailure(
        reason, name: .storyboard, severity: severity, details: details,
        site: AmbientCallSite.nearest ?? CallSite(fileID, filePath, line, column)))
  }
}
