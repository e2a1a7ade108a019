/// A type that receives the failures that helpers record.
///
/// Helpers never throw and never trap. If a user could not have done what the test asks, the helper
/// changes nothing and hands one ``RecordedFailure`` to the current reporter.
///
/// It is enough to implement ``report(_:)``: that method gets every failure that counts, and
/// nothing else.
public protocol FailureReporter: Sendable {
  /// Receives an error that counts.
  ///
  /// Called before the helper returns, on whatever thread the failure happened.
  ///
  /// - Parameter failure: What went wrong, and the test line that asked for it.
  func report(_ failure: RecordedFailure)

  /// Receives a warning, or a failure that a scope swallowed.
  ///
  /// Writes one line to standard error unless the reporter says otherwise.
  ///
  /// - Parameter failure: What went wrong. Its `swallowedBy` tells which scope swallowed it, if
  ///   any.
  func note(_ failure: RecordedFailure)
}

extension FailureReporter {
  /// Writes the failure as one line to standard error.
  public func note(_ failure: RecordedFailure) {
    StandardError.write(line: failure.line)
  }
}

/// A reporter that knows whether an error that it gets counts for the exit status.
///
/// Any other reporter may pass errors on to a test framework.
protocol CountingReporter: FailureReporter {
  /// Whether a process may not exit with status 0 after this error.
  func counts(_ failure: RecordedFailure) -> Bool
}
