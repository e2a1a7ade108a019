import Fleet
import HeadlessUIKit

/// What is in a storyboard or nib.
@MainActor struct FileTour {
  let path: String

  /// Tells of it; answers the status to end with.
  func walk() -> Int32 {
    let log = FailureLog()
    let lines = withFailureReporter(log) { InterfaceReport.lines(ofFile: path) }
    lines.forEach(say)
    for failure in log.failures { complain("error: \(failure.reason)\n  \(failure.details)") }
    return log.failures.isEmpty ? 0 : 1
  }
}
