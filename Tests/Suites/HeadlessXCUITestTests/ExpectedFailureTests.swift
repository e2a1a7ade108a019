import FailureReporting
import HeadlessXCUITest
import XCTest

/// Failures that a suite expects.
final class ExpectedFailureTests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() {
    super.setUp()
    app.launch()
  }

  private func failures(_ body: () -> Void) -> [String] {
    let log = FailureLog()
    withFailureReporter(log) { body() }
    return log.failures.map(\.reason)
  }

  func testAPartThatIsExpectedToFailFailsNothing() {
    let failures = failures {
      let answer = XCTExpectFailure("no such button") { () -> Int in
        app.buttons["Ad"].tap()
        return 7
      }
      XCTAssertEqual(answer, 7)
      app.buttons["Add"].tap()
    }

    XCTAssertEqual(failures, [])
    XCTAssertTrue(app.textFields["note-text"].exists)
  }

  func testWhatIsExpectedMustCome() {
    XCTAssertEqual(
      failures { XCTExpectFailure("no button") { app.buttons["Add"].tap() } },
      ["Expected failure (no button) but none recorded."])
    app.launch()
    XCTAssertEqual(
      failures { XCTExpectFailure(strict: false) { app.buttons["Add"].tap() } }, [])
    app.launch()
    XCTAssertEqual(
      failures { XCTExpectFailure(options: .nonStrict()) { app.buttons["Add"].tap() } }, [])
  }

  func testWhatIsExpectedIsToldAsSuch() {
    let told = FailureLog()
    ExpectedFailures.hear { told.report($0) }
    XCTExpectFailure { app.buttons["Ad"].tap() }
    XCTAssertEqual(failures { app.buttons["Ad"].tap() }.count, 1)

    XCTAssertEqual(told.failures.count, 1)
    app.launch()
  }

  func testOnlyWhatIsMeantIsExpected() {
    let failures = failures {
      XCTExpectFailure(strict: false) {
        app.buttons["Ad"].tap()
      } issueMatcher: { issue in
        issue.compactDescription.contains("Sve")
      }
    }

    XCTAssertEqual(failures.count, 1)
    app.launch()
  }

  func testTheRestOfATestIsExpectedToFail() {
    XCTExpectFailure("there is no such button")
    app.buttons["Ad"].tap()
    app.buttons["Sve"].tap()
  }

  func testNothingIsExpectedUnlessEnabled() {
    XCTExpectFailure(enabled: false)
    XCTAssertEqual(failures { app.buttons["Ad"].tap() }.count, 1)
    app.launch()
  }
}
