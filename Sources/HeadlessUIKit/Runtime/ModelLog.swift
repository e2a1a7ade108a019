import FailureReporting

/// What UIKit writes into the log.
@MainActor
enum ModelLog {
  /// Reports what UIKit grumbles about, and does nevertheless or ignores.
  static func warn(
    _ reason: String, by call: String, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    Reporting.deliver(
      RecordedFailure(
        reason, name: .uiKitLog, severity: .warning, details: "UIKit logs this in \(call).",
        site: AmbientCallSite.nearest ?? CallSite(fileID, filePath, line, column)))
  }

  /// Reports a presentation that UIKit drops.
  static func drop(
    _ reason: String, by call: String, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    Reporting.deliver(
      RecordedFailure(
        reason, name: .presentation,
        details: "UIKit logs this and drops the presentation in \(call).",
        site: AmbientCallSite.nearest ?? CallSite(fileID, filePath, line, column)))
  }
}
