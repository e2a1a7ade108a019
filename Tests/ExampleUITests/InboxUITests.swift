import XCTest

/// Where a suite of an inbox begins: the list of messages.
struct InboxPage {
  let app: XCUIApplication

  func message(_ subject: String) -> XCUIElement {
    app.tables.cells.containing(.staticText, identifier: subject).firstMatch
  }

  func subjects(of names: [String]) -> [String] {
    names.filter { app.tables.staticTexts[$0].exists }
  }

  @discardableResult
  func edit() -> InboxPage {
    app.navigationBars["Inbox"].buttons["Edit"].tap()
    return self
  }

  func open(_ subject: String) -> MessagePage {
    app.staticTexts[subject].tap()
    return MessagePage(app: app, subject: subject)
  }
}

/// The contents of one message.
struct MessagePage {
  let app: XCUIApplication
  let subject: String

  var bar: XCUIElement { app.navigationBars[subject] }

  @discardableResult
  func waitUntilShown(file: StaticString = #filePath, line: UInt = #line) -> MessagePage {
    XCTAssertTrue(bar.waitForExistence(timeout: 5), "no page", file: file, line: line)
    return self
  }

  func back() -> InboxPage {
    bar.buttons["Inbox"].tap()
    return InboxPage(app: app)
  }
}

final class InboxUITests: XCTestCase {
  var app: XCUIApplication!

  private let names = ["Rent", "Party", "Offer", "Holidays", "Recipe"]
  private var inbox: InboxPage { InboxPage(app: app) }

  override func setUpWithError() throws {
    continueAfterFailure = false
    app = XCUIApplication()
    app.launchArguments += ["-inbox", "-AppleLanguages", "(en)"]
    app.launch()
  }

  override func tearDownWithError() throws {
    app = nil
  }

  func testMessagesAreListedByDay() throws {
    XCTAssertEqual(app.tables.cells.count, 5)
    XCTAssertTrue(app.tables.otherElements["Today"].exists)
    XCTAssertTrue(app.tables.staticTexts["Earlier"].exists)
    XCTAssertEqual(
      app.tables.cells.element(boundBy: 1).staticTexts.element(boundBy: 0).label, "Party")
  }

  func testASwipeArchives() throws {
    inbox.message("Party").swipeLeft()
    app.tables.buttons["Archive"].tap()

    XCTAssertFalse(inbox.message("Party").exists)
    XCTAssertEqual(inbox.subjects(of: names), ["Rent", "Offer", "Holidays", "Recipe"])
  }

  func testDeletingAsksFirst() throws {
    inbox.message("Holidays").swipeLeft()
    app.tables.buttons["Delete"].tap()
    let sheet = app.sheets["Delete for good?"]
    XCTAssertTrue(sheet.waitForExistence(timeout: 1))
    sheet.buttons["Keep"].tap()
    XCTAssertTrue(inbox.message("Holidays").exists)

    inbox.message("Holidays").swipeLeft()
    app.tables.buttons["Delete"].tap()
    app.sheets.buttons["Delete"].tap()

    XCTAssertFalse(inbox.message("Holidays").waitForExistence(timeout: 1))
    XCTAssertEqual(app.tables.cells.count, 4)
  }

  func testASwipeTheOtherWayFlags() throws {
    inbox.message("Offer").swipeRight()
    app.buttons["Flag"].tap()
    XCTAssertTrue(inbox.message("Offer").images["checkmark"].exists)

    inbox.message("Offer").swipeRight()
    app.buttons["Unflag"].tap()
    XCTAssertFalse(inbox.message("Offer").images["checkmark"].exists)
  }

  func testSeveralMessagesAreArchivedAtOnce() throws {
    inbox.edit()
    XCTAssertFalse(app.toolbars.buttons["Archive"].isEnabled)
    app.staticTexts["Rent"].tap()
    app.staticTexts["Recipe"].tap()
    XCTAssertTrue(inbox.message("Rent").isSelected)
    app.toolbars.buttons["Archive"].tap()

    XCTAssertEqual(inbox.subjects(of: names), ["Party", "Offer", "Holidays"])
    XCTAssertTrue(app.navigationBars.buttons["Edit"].exists)
    XCTAssertFalse(app.toolbars.firstMatch.exists)
  }

  func testAMessageIsDraggedByItsHandle() throws {
    inbox.edit()
    let offer = app.buttons["Reorder Offer, Robin"]
    let rent = app.buttons["Reorder Rent, Robin"]
    offer.press(forDuration: 0.5, thenDragTo: rent)

    XCTAssertEqual(app.cells.element(boundBy: 0).staticTexts.firstMatch.label, "Offer")
    XCTAssertEqual(app.cells.element(boundBy: 1).staticTexts.firstMatch.label, "Rent")
  }

  func testAMessageIsOpenedAndClosed() throws {
    let inbox = inbox.open("Recipe").waitUntilShown().back()

    let list = app.navigationBars["Inbox"]
    expectation(for: NSPredicate(format: "exists == 1"), evaluatedWith: list, handler: nil)
    waitForExpectations(timeout: 5, handler: nil)
    XCTAssertTrue(inbox.message("Recipe").isHittable)
  }

  func testAnEmptyInbox() throws {
    app.launchEnvironment["EMPTY_INBOX"] = "YES"
    app.launch()

    XCTAssertEqual(app.cells.count, 0)
    XCTAssertTrue(app.tables.firstMatch.exists)
  }

  func testLaunchPerformance() throws {
    if #available(macOS 10.15, iOS 13.0, tvOS 13.0, watchOS 7.0, *) {
      measure(metrics: [XCTApplicationLaunchMetric()]) {
        XCUIApplication().launch()
      }
    }
    XCTAssertEqual(app.state, .runningForeground)
  }
}
