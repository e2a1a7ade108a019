/// A reporter that knows whether an error that it gets counts for the exit status.
///
/// Any other reporter may pass errors on to a test framework.
protocol CountingReporter: FailureReporter {
  /// Whether a process may not exit with status 0 after this error.
  func counts(_ failure: RecordedFailure) -> Bool
}
