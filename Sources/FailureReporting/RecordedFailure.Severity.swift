extension RecordedFailure {
  /// The severity of a failure.
  public enum Severity: String, Sendable, Hashable, CaseIterable {
    /// Only a line in the log.
    ///
    /// The test continues unharmed.
    case warning
    /// Fails the test.
    case error
  }
}
