extension RecordedFailure {
  /// How much a failure matters.
  public enum Severity: String, Sendable, Hashable, CaseIterable {
    /// Only a line in the log.
    ///
    /// The test continues unharmed.
    case warning
    /// Fails the test.
    case error
  }
}
