import HeadlessXCUITest
import XCTest

class Screen {
  let app: XCUIApplication

  init(_ app: XCUIApplication) { self.app = app }
}

final class NotesScreen: Screen {
  var addButton: XCUIElement { app.navigationBars["Notes"].buttons["Add"] }

  @discardableResult
  func assertNote(_ text: String, file: StaticString = #filePath, line: UInt = #line) -> Self {
    XCTAssertTrue(
      app.tables.staticTexts[text].waitForExistence(timeout: 5), file: file, line: line)
    return self
  }

  func add() -> EditorScreen {
    addButton.tap()
    return EditorScreen(app)
  }
}

final class EditorScreen: Screen {
  func type(_ text: String) -> Self {
    let field = app.textFields["note-text"]
    field.tap()
    field.typeText(text)
    return self
  }

  func save() -> NotesScreen {
    app.buttons["Save"].tap()
    return NotesScreen(app)
  }
}

/// A suite as one stands in an app's repository, with one import more.
final class NotesUITests: XCTestCase {
  let app = XCUIApplication()

  override func setUp() {
    super.setUp()
    continueAfterFailure = false
    app.launchArguments = ["-ui_testing", "-firstNote", "Butter"]
    app.launchEnvironment = ["NOTES_EMPTY": "0"]
    app.launch()
  }

  func testNotesAreListed() {
    XCTAssertEqual(app.cells.count, 4)
    XCTAssertTrue(app.staticTexts["Butter"].exists)
    XCTAssertEqual(app.tables.cells.element(boundBy: 1).staticTexts.firstMatch.label, "Milk")
    XCTAssertFalse(app.staticTexts["Jam"].exists)
    XCTAssertEqual(app.state, .runningForeground)
  }

  func testANoteIsAdded() {
    NotesScreen(app).add().type("Jam").save().assertNote("Jam").assertNote("Milk")
  }

  func testKeysOfAKeyboardAreTyped() {
    NotesScreen(app).addButton.tap()
    let field = app.textFields["note-text"]
    field.tap()

    field.typeKey("j", modifierFlags: .shift)
    field.typeKey("a", modifierFlags: [])
    field.typeKey(.delete, modifierFlags: [])

    XCTAssertEqual(field.value as? String, "J")
  }

  func testArrowsMoveTheCaret() {
    NotesScreen(app).addButton.tap()
    let field = app.textFields["note-text"]
    field.tap()
    field.typeText("Plum jam")

    field.typeKey(.leftArrow, modifierFlags: .option)
    field.typeKey("a", modifierFlags: [])
    field.typeKey(.upArrow, modifierFlags: [])
    field.typeKey(.rightArrow, modifierFlags: [.option, .shift])
    field.typeKey("b", modifierFlags: [])

    XCTAssertEqual(field.value as? String, "b ajam")
  }

  func testAKeyCommandIsPerformed() {
    NotesScreen(app).addButton.tap()
    let field = app.textFields["note-text"]
    field.tap()
    field.typeText("Jam")

    field.typeKey("s", modifierFlags: .command)

    XCTAssertTrue(app.staticTexts["Jam"].exists)
    XCTAssertFalse(field.exists)
  }

  func testSavingNeedsAText() {
    NotesScreen(app).addButton.tap()

    XCTAssertFalse(app.buttons["Save"].isEnabled)
    app.textFields["note-text"].tap()
    app.textFields["note-text"].typeText("Jam")
    XCTAssertTrue(app.buttons["Save"].isEnabled)
    app.textFields["note-text"].typeText(
      String(repeating: XCUIKeyboardKey.delete.rawValue, count: 3))
    XCTAssertFalse(app.buttons["Save"].isEnabled)
    XCTAssertEqual(app.textFields["note-text"].value as? String, "Text")
  }

  func testAnAlertIsAnswered() {
    app.staticTexts["Eggs"].tap()

    XCTAssertTrue(app.alerts["Eggs"].staticTexts["Keep it?"].exists)
    app.alerts.buttons["Keep"].tap()
    XCTAssertTrue(app.alerts.firstMatch.waitForNonExistence(timeout: 1))
  }

  func testANoteIsDeleted() {
    app.cells.containing(.staticText, identifier: "Bread").firstMatch.swipeLeft()
    app.tables.buttons["Delete"].tap()

    XCTAssertFalse(app.staticTexts["Bread"].exists)
    XCTAssertEqual(app.cells.count, 3)
  }

  func testPredicates() {
    let texts = app.staticTexts
    XCTAssertEqual(texts.matching(NSPredicate(format: "label BEGINSWITH 'B'")).count, 2)
    XCTAssertEqual(
      texts.matching(NSPredicate(format: "label CONTAINS[c] %@ AND exists == true", "EGG")).count, 1
    )
    XCTAssertTrue(texts.element(matching: NSPredicate(format: "label == %@", "Milk")).exists)
    XCTAssertEqual(
      texts.matching(NSPredicate(format: "label IN {'Milk', \"Eggs\"} OR NOT exists == YES")).count,
      2)
    XCTAssertEqual(texts.matching(NSPredicate(format: "label LIKE 'M*k'")).count, 1)
    XCTAssertEqual(texts.matching(NSPredicate(format: "label MATCHES '[A-C].*'")).count, 2)
    XCTAssertEqual(
      app.descendants(matching: .any)
        .matching(NSPredicate(format: "elementType == %d", XCUIElement.ElementType.cell.rawValue))
        .count, 4)
  }

  func testTheAppLeavesAndComesBack() {
    XCUIDevice.shared.press(.home)
    XCTAssertEqual(app.state, .runningBackground)
    app.activate()
    XCTAssertEqual(app.state, .runningForeground)
    app.terminate()
    XCTAssertEqual(app.state, .notRunning)
    XCTAssertFalse(app.staticTexts["Milk"].exists)
  }

  func testCoordinatesAreTapped() {
    let row = app.cells.element(boundBy: 1)
    row.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).tap()

    XCTAssertTrue(app.alerts["Milk"].exists)
  }

  func testLaunchEnvironmentReachesTheApp() {
    app.launchEnvironment["NOTES_EMPTY"] = "1"
    app.launchArguments = []
    app.launch()

    XCTAssertEqual(app.cells.count, 0)
    sleep(1)
  }
}
