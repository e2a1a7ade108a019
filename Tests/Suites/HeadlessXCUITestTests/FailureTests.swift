import FailureReporting
import Foundation
import HeadlessXCUITest
import XCTest

/// What a failure says, and that nothing happens after it.
final class FailureTests: XCTestCase {
  private func failures(_ body: () -> Void) -> [RecordedFailure] {
    let log = FailureLog()
    withFailureReporter(log) { body() }
    return log.failures
  }

  func testTheFirstFailureEndsTheTest() {
    let app = XCUIApplication()
    app.launch()

    let failures = failures {
      app.buttons["Ad"].tap()
      app.buttons["Add"].tap()
      while !app.buttons["Nothing"].isHittable { app.swipeUp() }
      while app.buttons["Add"].exists { if app.buttons["Save"].exists { app.swipeUp() } }
      XCTAssertEqual(app.staticTexts["Milk"].label, "")
      XCTAssertEqual(app.cells.count, 0)
    }

    XCTAssertEqual(
      failures.map(\.reason),
      [
        #"Failed to tap "Ad" Button: No matches found for "#
          + #"Elements matching predicate '"Ad" IN identifiers'."#
      ])
    XCTAssertTrue(failures.first?.details.contains("Did you mean 'Add'?") == true)
    app.launch()
    XCTAssertTrue(app.staticTexts["Milk"].exists)
  }

  func testASuiteThatGoesOnTakesFurtherSteps() {
    XCUIApplication.continuesAfterFailure = true
    defer { XCUIApplication.continuesAfterFailure = false }
    let app = XCUIApplication()
    app.launch()

    let failures = failures {
      app.buttons["Ad"].tap()
      app.buttons["Add"].tap()
      app.buttons["Sav"].tap()
    }

    XCTAssertEqual(failures.count, 2)
    XCTAssertTrue(app.buttons["Save"].exists)
    XCTAssertFalse(app.buttons["Sav"].exists)
  }

  func testAnAppThatDoesNotRunIsAFailure() {
    let app = XCUIApplication()
    app.launch()
    app.terminate()

    let failures = failures { app.buttons["Add"].tap() }

    XCTAssertEqual(
      failures.map(\.reason), [#"Failed to tap "Add" Button: Application is not running."#])
  }

  func testADisabledControlIsTappedInVain() {
    let app = XCUIApplication()
    app.launch()
    app.buttons["Add"].tap()
    let log = FailureLog()

    withFailureReporter(log) { app.buttons["Save"].tap() }

    XCTAssertEqual(log.failures, [])
    XCTAssertEqual(log.notes.map(\.reason), [#""Save" Button is disabled: the tap does nothing."#])
  }

  func testWhatIsPrintedAtOnceHasTheLineOfTheSuite() {
    let app = XCUIApplication()
    app.launch()

    let printed = errors {
      _ = failures { app.buttons["Ad"].tap() }
    }

    let place = "FailureTests.swift:\(#line - 3)"
    XCTAssertEqual(
      printed,
      "\(place): note: no further step is taken after \(place): Fleet.ElementError: "
        + #"Failed to tap "Ad" Button: No matches found for "#
        + #"Elements matching predicate '"Ad" IN identifiers'.\#n"#)
    app.launch()
  }

  /// Returns the lines that a body writes to standard error.
  private func errors(_ body: () -> Void) -> String {
    let pipe = Pipe()
    let standardError = FileHandle.standardError.fileDescriptor
    let saved = dup(standardError)
    dup2(pipe.fileHandleForWriting.fileDescriptor, standardError)
    body()
    dup2(saved, standardError)
    close(saved)
    pipe.fileHandleForWriting.closeFile()
    return String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }

  func testAFormatThatCannotBeReadIsAFailure() {
    let app = XCUIApplication()
    app.launch()

    let failures = failures { _ = NSPredicate(format: "SUBQUERY(a, $b, 1)") }

    XCTAssertEqual(
      failures.map(\.reason), [#"Unable to parse the format string "SUBQUERY(a, $b, 1)""#])
    XCTAssertEqual(
      failures.map(\.site.description), ["FailureTests.swift:\(#line - 5)"])
    app.launch()
  }
}
