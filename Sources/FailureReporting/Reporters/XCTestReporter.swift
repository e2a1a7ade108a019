/// A reporter that fails the running XCTest, at the test line whose request failed.
///
/// XCTest drops a failure outside of a running test. Such a failure is printed at the end of the
/// run, and the run fails.
public struct XCTestReporter: FailureReporter {
  /// Creates the reporter; `.xcTest` is the same.
  public init() {}

  /// Fails the running test.
  public func report(_ failure: RecordedFailure) { Self.report(failure, to: .loaded) }

  static func report(_ failure: RecordedFailure, to xctest: XCTest?) {
    if let xctest {
      xctest.fail(failure.message, failure.site)
    } else {
      ConsoleReporter().report(failure)
    }
    ExitStatus.mustTell(of: failure)
  }
}

extension FailureReporter where Self == XCTestReporter {
  /// The reporter that fails the running XCTest.
  public static var xcTest: Self { Self() }
}
