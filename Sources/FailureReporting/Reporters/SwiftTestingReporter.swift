/// A reporter that records an issue with Swift Testing.
///
/// A failure on a task or thread without a known test fails the run as a whole.
public struct SwiftTestingReporter: FailureReporter {
  /// Creates the reporter; `.swiftTesting` is the same.
  public init() {}

  /// Records an issue that fails the test.
  public func report(_ failure: RecordedFailure) {
    guard let testing = SwiftTesting.loaded else {
      ConsoleReporter().report(failure)
      return ExitStatus.mustTell(of: failure)
    }
    for attachment in failure.attachments { testing.attach(attachment, at: failure.site) }
    guard !testing.record(failure.message, severity: .error, at: failure.site) else {
      return ExpectedFailures.tell(failure)
    }
    // In a case that runs, Swift Testing counts the issue when the test has ended, unless a trait
    // takes it out. The body of an exit test has handed it to the test. Anywhere else, Swift Testing may
    // not run yet, or may have ended.
    if TestProcess.isOfExitTest { return }
    if testing.hasCurrentCase {
      ExitStatus.mustTellIfTestDoesNotEnd(of: failure)
    } else {
      ExitStatus.mustTell(of: failure)
    }
  }

  /// Records an issue that leaves the test passing, with a warning.
  public func note(_ failure: RecordedFailure) {
    guard let testing = SwiftTesting.loaded else { return ConsoleReporter().note(failure) }
    testing.record(failure.message, severity: .warning, at: failure.site)
  }
}

extension FailureReporter where Self == SwiftTestingReporter {
  /// The reporter that records an issue with Swift Testing.
  public static var swiftTesting: Self { Self() }
}
