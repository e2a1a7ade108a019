import XCTest

/// A suite for the café's app as it stands in an app's repository.
final class OrdersUITests: XCTestCase {
  private var app: XCUIApplication!

  override func setUp() {
    super.setUp()
    continueAfterFailure = false
    app = XCUIApplication()
    app.launchArguments = ["-orders"]
    app.launch()
  }

  func testAnOrderFromTheMenuToTheReceipt() {
    let checkOut = app.buttons["Check out"]
    XCTAssertFalse(checkOut.isEnabled)
    app.buttons["Add Tea"].tap()
    app.buttons["Add Coffee"].tap()
    XCTAssertTrue(app.staticTexts["Total: 6 €"].exists)
    checkOut.tap()

    XCTAssertTrue(app.navigationBars["Check-out"].waitForExistence(timeout: 2))
    let name = app.textFields["Name"]
    name.tap()
    name.typeText("Ada")
    XCTAssertEqual(name.value as? String, "Ada")
    app.switches["tip"].switches.firstMatch.tap()
    XCTAssertEqual(app.switches["tip"].value as? String, "1")
    app.buttons["Pay 7 €"].tap()

    XCTAssertTrue(app.navigationBars["Order 1"].waitForExistence(timeout: 2))
    XCTAssertTrue(app.staticTexts["Thank you, Ada"].exists)
  }

  func testTheFormsButtonWaitsForAName() {
    app.buttons["Add Tea"].tap()
    app.buttons["Check out"].tap()
    XCTAssertFalse(app.buttons["Pay 3 €"].isEnabled)
    app.textFields["Name"].tap()
    app.typeText("A")
    XCTAssertTrue(app.buttons["Pay 3 €"].isEnabled)
    XCTAssertTrue(app.keyboards.firstMatch.exists)
  }

  func testSegmentsTellWhichIsSelected() {
    app.buttons["Add Tea"].tap()
    app.buttons["Check out"].tap()
    let toGo = app.segmentedControls.buttons["To go"]
    XCTAssertFalse(toGo.isSelected)
    toGo.tap()
    XCTAssertTrue(toGo.isSelected)
  }
}
