/// A reporter that writes to standard error.
public struct ConsoleReporter: FailureReporter, CountingReporter {
  /// Creates the reporter; `.console` is the same.
  public init() {}

  /// Writes the failure with its details.
  public func report(_ failure: RecordedFailure) {
    StandardError.write(line: failure.description)
  }

  func counts(_ failure: RecordedFailure) -> Bool { false }
}

extension FailureReporter where Self == ConsoleReporter {
  /// The reporter that writes to standard error.
  public static var console: Self { Self() }
}
