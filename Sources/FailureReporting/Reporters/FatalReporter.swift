/// A reporter that prints the failure and ends the process.
///
/// It is useful in a debugger, which then stops where the failure happened, and in tools that must
/// not continue.
public struct FatalReporter: FailureReporter {
  /// Creates the reporter; `.fatal` is the same.
  public init() {}

  /// Prints the failure with its details, and ends the process.
  public func report(_ failure: RecordedFailure) {
    ConsoleReporter().report(failure)
    Libc.endProcess()
  }
}

extension FailureReporter where Self == FatalReporter {
  /// The reporter that prints the failure and ends the process.
  public static var fatal: Self { Self() }
}
