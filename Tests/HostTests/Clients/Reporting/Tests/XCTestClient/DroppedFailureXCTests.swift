import Fleet
import XCTest

final class FailingSetUpXCTests: XCTestCase {
  override class func setUp() {
    reportFailure("Failed before any test.")  // class setUp
  }

  func testNothing() {}
}

final class LateTaskXCTests: XCTestCase {
  private static let testEnded = DispatchSemaphore(value: 0)
  private static let reported = DispatchSemaphore(value: 0)

  func testStartsATask() {
    Task.detached {
      Self.testEnded.wait()
      reportFailure("Failed after the test.")  // late task
      Self.reported.signal()
    }
  }

  override class func tearDown() {
    testEnded.signal()
    reported.wait()
  }
}

/// XCTest makes an object for each test before it lists them.
final class EarlyFailureXCTests: XCTestCase {
  private let early: Void = EarlyFailureXCTests.failWhereAsked()

  private static func failWhereAsked() {
    guard ProcessInfo.processInfo.environment["FLEET_CLIENT_FAILS_EARLY"] != nil else { return }
    reportFailure("Failed before the list.")
  }

  func testNothing() {}
}
