extension RecordedFailure {
  /// How much a failure matters.
  public enum Severity: String, Sendable, Hashable, CaseIterable {
    /// Worth a line in the log; the test goes on unharmed.
    case warning
    /// Fails the test.
    case error
  }
}
