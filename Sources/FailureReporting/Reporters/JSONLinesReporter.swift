import Locks

/// A reporter that appends each failure to a file as a JSON object on one line, and passes it on.
///
/// The line is in the file before the helper that failed returns. The keys are `kind` (`error`,
/// `warning` or `swallowed`), `name`, `reason`, `details`, `fileID`, `filePath`, `line`, `column`,
/// and for a swallowed failure `swallowedBy`, an object with the last four.
///
/// The file may be a named pipe that is being read. Without a reader, or once it goes, failures
/// are passed on, unwritten.
///
/// ```swift
/// Reporting.default = JSONLinesReporter(path: "failures.jsonl")
/// ```
public final class JSONLinesReporter: FailureReporter, CountingReporter {
  private let next: any FailureReporter
  private let path: String
  /// The open file.
  ///
  /// It is `nil` if the file could not be opened or a line could not be written.
  private let file: Locked<Int32?>

  /// Opens the file, and passes failures on to `next`, so that they still fail the test.
  ///
  /// If the file cannot be opened, one line on standard error says so, and failures still reach the
  /// next reporter.
  public init(path: String, then next: any FailureReporter = .automatic) {
    self.path = path
    self.next = next
    do {
      file = Locked(try Libc.openForAppending(path))
    } catch {
      file = Locked(nil)
      tell("cannot open", error.words)
    }
  }

  deinit {
    if let file = file.withLock({ $0 }) { Libc.closeFile(file) }
  }

  /// Writes the error and passes it on.
  public func report(_ failure: RecordedFailure) {
    write(failure)
    next.report(failure)
  }

  /// Writes the warning or swallowed failure and passes it on.
  public func note(_ failure: RecordedFailure) {
    write(failure)
    next.note(failure)
  }

  func counts(_ failure: RecordedFailure) -> Bool { Reporting.counts(failure, with: next) }

  private func write(_ failure: RecordedFailure) {
    let line = JSONLine.text(of: failure) + "\n"
    file.withLock { file in
      guard let open = file, let words = Libc.append(line, to: open) else { return }
      Libc.closeFile(open)
      file = nil
      tell("cannot write to", words)
    }
  }

  private func tell(_ what: String, _ words: String) {
    let line =
      "JSONLinesReporter \(what) '\(path)': \(words). Failures are passed on, unwritten."
    StandardError.write(line: line.onOneLine)
  }
}
