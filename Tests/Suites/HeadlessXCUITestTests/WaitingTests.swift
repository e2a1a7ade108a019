import FailureReporting
import HeadlessXCUITest
import XCTest

/// Waits move UIKit time, and let the app's tasks run.
final class WaitingTests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() {
    super.setUp()
    app.launch()
  }

  private func failures(_ body: () -> Void) -> [String] {
    let log = FailureLog()
    withFailureReporter(log) { body() }
    app.launch()
    return log.failures.map(\.reason)
  }

  /// Lets the app add a note after so many seconds of UIKit time.
  private func addNote(after seconds: TimeInterval) {
    UIView.animate(withDuration: 0, delay: seconds) {
    } completion: { _ in
      let label = UILabel(frame: CGRect(x: 0, y: 200, width: 100, height: 20))
      label.text = "Late"
      UIApplication.shared.keyWindow?.addSubview(label)
    }
  }

  func testExpectationsWait() {
    addNote(after: 3)
    let late = app.staticTexts["Late"]
    let predicate = NSPredicate(format: "exists == true")

    XCTAssertEqual(
      XCTWaiter().wait(
        for: [XCTNSPredicateExpectation(predicate: predicate, object: late)], timeout: 1),
      .timedOut)
    wait(for: [XCTNSPredicateExpectation(predicate: predicate, object: late)], timeout: 5)

    XCTAssertTrue(late.exists)
  }

  func testWaitsWithoutALimit() {
    addNote(after: 60)
    let predicate = NSPredicate(format: "exists == true")
    wait(
      for: [XCTNSPredicateExpectation(predicate: predicate, object: app.staticTexts["Late"])])

    XCTAssertTrue(app.staticTexts["Late"].exists)
  }

  /// XCTest itself tells an expectation that nothing has waited for.
  func testAwaitsWithoutALimit() async {
    let turn = expectation(description: "a turn")
    Task {
      for _ in 1...10 { await Task.yield() }
      turn.fulfill()
    }
    await fulfillment(of: [turn])
  }

  func testExpectationsOfTheTestWait() {
    addNote(after: 1)
    expectation(
      for: NSPredicate(format: "count == 1"),
      evaluatedWith: app.staticTexts.matching(identifier: "Late"))
    waitForExpectations(timeout: 5) { XCTAssertNil($0) }

    XCTAssertTrue(app.staticTexts["Late"].exists)
  }

  func testAnExpectationThatIsNotFulfilledIsAFailure() {
    let failures = failures {
      expectation(
        for: NSPredicate(format: "exists = 1"), evaluatedWith: app.buttons["Save"], handler: nil)
      waitForExpectations(timeout: 5, handler: nil)
    }

    XCTAssertEqual(
      failures,
      [
        "Asynchronous wait failed: Exceeded timeout of 5 seconds, with unfulfilled expectations: "
          + "\"Expect predicate `exists == 1` for object \"Save\" Button\"."
      ])
  }

  func testAFailureNamesWhatIsStillToCome() {
    let log = FailureLog()
    DispatchQueue.main.uiKitAsyncAfter(deadline: .uiKitNow() + 60) {}
    withFailureReporter(log) {
      wait(for: [XCTestExpectation(description: "answered")], timeout: 1)
    }
    app.launch()

    XCTAssertEqual(
      log.failures.map(\.reason),
      [
        "Asynchronous wait failed: Exceeded timeout of 1 second, with unfulfilled expectations: "
          + "\"answered\"."
      ])
    XCTAssertEqual(
      log.failures.map(\.details),
      ["Still to come: DispatchQueue.main.asyncAfter, in 59.00 s."])
  }

  func testAWaitIsThereForQueuesAndOperations() {
    let starts: [(@escaping @Sendable () -> Void) -> Void] = [
      { DispatchQueue(label: "notes").uiKitAsync(execute: $0) },
      { OperationQueue().uiKitAddOperation($0) },
    ]
    for start in starts {
      start {
        DispatchQueue.main.uiKitAsync { MainActor.assumeIsolated { self.addNote(after: 2) } }
      }
      XCTAssertTrue(app.staticTexts["Late"].waitForExistence(timeout: 10))
      app.launch()
    }
  }

  func testOtherExpectationsAreXCTestsOwn() {
    let done = XCTestExpectation(description: "done")
    UIView.animate(withDuration: 0, delay: 1) {
    } completion: { _ in
      done.fulfill()
    }

    XCTAssertEqual(XCTWaiter.wait(for: [done], timeout: 2), .completed)
  }

  func testTasksAndBlocksRunBeforeTheNextStep() {
    var lines: [String] = []
    DispatchQueue.main.async { lines.append("block") }
    Task { @MainActor in lines.append("task") }

    XCTAssertTrue(app.navigationBars["Notes"].exists)

    XCTAssertEqual(lines, ["block", "task"])
  }

  func testTasksGoOnInAWait() {
    var isDone = false
    Task { @MainActor in
      await Task.detached {}.value
      isDone = true
    }

    // Other threads take what time they need.
    var waits = 0
    while !isDone, waits < 10_000 {
      _ = app.buttons["Nothing"].waitForExistence(timeout: 1)
      waits += 1
    }

    XCTAssertTrue(isDone)
  }

  func testNothingIsWaitedForInRealTime() {
    let clock = ContinuousClock()
    let time = clock.measure {
      XCTAssertFalse(app.buttons["Nothing"].waitForExistence(timeout: 3_600))
      sleep(3_600)
    }

    XCTAssertLessThan(time, .seconds(60))
  }
}
