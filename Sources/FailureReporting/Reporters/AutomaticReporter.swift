/// A reporter that finds out, at each failure, which test framework is running.
///
/// It chooses Swift Testing if the process runs its tests, or if one of its tests runs on this
/// task. Otherwise it chooses XCTest if that is loaded, or else the console.
public struct AutomaticReporter: FailureReporter, CountingReporter {
  /// Creates the reporter; `.automatic` is the same.
  public init() {}

  /// Fails the running test, or prints the failure if no test can fail.
  public func report(_ failure: RecordedFailure) { host.report(failure) }

  /// Adds a warning to the running test, or prints it outside of a test.
  public func note(_ failure: RecordedFailure) { host.note(failure) }

  func counts(_ failure: RecordedFailure) -> Bool { Reporting.counts(failure, with: host) }

  private var host: any FailureReporter {
    Self.host(
      isSwiftTesting: SwiftTesting.isHost || SwiftTesting.loaded?.hasCurrentTest == true,
      hasXCTest: XCTest.loaded != nil)
  }

  /// The one framework that a failure is told to: each hands on to the other what is not for it.
  static func host(isSwiftTesting: Bool, hasXCTest: Bool) -> any FailureReporter {
    // That no test is current does not mean XCTest: in a detached task of a Swift Testing run,
    // XCTest would drop the failure.
    isSwiftTesting ? .swiftTesting : hasXCTest ? .xcTest : .console
  }
}

extension FailureReporter where Self == AutomaticReporter {
  /// The reporter that finds out, at each failure, which test framework is running.
  public static var automatic: Self { Self() }
}
