import Fleet
import HeadlessUIKit

/// The contents of a storyboard or nib.
@MainActor struct FileTour {
  let path: String

  /// Describes the file, and returns the exit status.
  func walk() -> Int32 {
    let log = FailureLog()
    let lines = withFailureReporter(log) { InterfaceReport.lines(ofFile: path) }
    lines.forEach(say)
    for failure in log.failures { complain("error: \(failure.reason)\n  \(failure.details)") }
    return log.failures.isEmpty ? 0 : 1
  }
}
