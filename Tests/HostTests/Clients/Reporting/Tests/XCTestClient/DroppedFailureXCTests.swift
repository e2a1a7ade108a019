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
