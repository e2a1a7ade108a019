import FailureReporting

/// The messages that UIKit writes to the log.
@MainActor
enum ModelLog {
  /// Reports a call that UIKit warns about, and then performs or ignores.
  static func warn(
    _ reason: String, by call: String, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    warn(
      reason, by: call,
      at: AmbientCallSite.nearest ?? CallSite(fileID, filePath, line, column))
  }

  /// Reports a call of a value, on any thread, that UIKit warns about.
  nonisolated static func warn(_ reason: String, by call: String, at site: CallSite) {
    Reporting.deliver(
      RecordedFailure(
        reason, name: .uiKitLog, severity: .warning, details: "UIKit logs this in \(call).",
        site: site))
  }

  /// Reports constraints that contradict each other.
  static func warnOfConflict(_ reason: String, between list: String, breaking broken: String) {
    var warning = RecordedFailure(
      reason, name: .uiKitLog, kind: .conflict, severity: .warning,
      details: "UIKit logs this in UIView.layoutSubviews().",
      site: AmbientCallSite.nearest ?? CallSite(#fileID, #filePath, #line, #column))
    warning.evidence = .constraints(list, broken: broken)
    Reporting.deliver(warning)
  }

  /// Reports a presentation that UIKit drops, and the cause if the model knows it.
  static func drop(
    _ reason: String, by call: String, because cause: String? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    Reporting.deliver(
      RecordedFailure(
        reason, name: .presentation, severity: PortedModules.onlyLog ? .warning : .error,
        details: [cause, "UIKit logs this and drops the presentation in \(call)."]
          .compactMap(\.self).joined(separator: "\n"),
        site: AmbientCallSite.nearest ?? CallSite(fileID, filePath, line, column)))
  }
}
