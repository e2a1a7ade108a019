/// A reporter that finds out, at each failure, which test framework runs.
///
/// Swift Testing where the process runs its tests, or a test of it runs on this task; else XCTest
/// where it is loaded; else the console.
public struct AutomaticReporter: FailureReporter {
  /// Creates the reporter; `.automatic` is the same.
  public init() {}

  /// Fails the test that runs, or prints the failure where none can.
  public func report(_ failure: RecordedFailure) { host.report(failure) }

  /// Leaves a warning with the test that runs, or prints it where none can.
  public func note(_ failure: RecordedFailure) { host.note(failure) }

  private var host: any FailureReporter {
    if SwiftTesting.isHost || SwiftTesting.loaded?.hasCurrentTest == true { return .swiftTesting }
    // Not "XCTest because no test is current": in a detached task of a Swift Testing run, it would
    // drop the failure.
    return XCTest.loaded == nil ? .console : .xcTest
  }
}

extension FailureReporter where Self == AutomaticReporter {
  /// The reporter that finds out, at each failure, which test framework runs.
  public static var automatic: Self { Self() }
}
