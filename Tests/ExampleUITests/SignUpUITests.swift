import XCTest

extension XCUIElement {
  /// Empties a field as users do, key by key, and types another text.
  func clearAndType(_ text: String) {
    guard let old = value as? String else {
      return XCTFail("Tried to clear and enter text into a non string value")
    }
    tap()
    if old != placeholderValue {
      typeText(String(repeating: XCUIKeyboardKey.delete.rawValue, count: old.count))
    }
    typeText(text)
  }
}

/// A robot that fills in the form, step by step.
final class SignUpRobot {
  private let app: XCUIApplication

  init(_ app: XCUIApplication) { self.app = app }

  var name: XCUIElement { app.textFields["Name"] }
  var email: XCUIElement { app.textFields["Email"] }
  var password: XCUIElement { app.secureTextFields["Password"] }
  var signUp: XCUIElement { app.buttons["Sign up"] }

  @discardableResult
  func type(name: String) -> Self {
    self.name.tap()
    self.name.typeText(name)
    return self
  }

  @discardableResult
  func type(email: String) -> Self {
    self.email.tap()
    self.email.typeText(email)
    return self
  }

  @discardableResult
  func type(password: String) -> Self {
    self.password.tap()
    self.password.typeText(password + "\n")
    return self
  }

  @discardableResult
  func acceptTerms() -> Self {
    app.switches.firstMatch.tap()
    return self
  }

  @discardableResult
  func tapSignUp() -> Self {
    signUp.tap()
    return self
  }

  @discardableResult
  func seeWelcome(
    _ name: String, file: StaticString = #filePath, line: UInt = #line
  ) -> Self {
    XCTAssert(
      app.alerts["Welcome, \(name)"].waitForExistence(timeout: 10), file: file, line: line)
    return self
  }
}

class SignUpTestCase: XCTestCase {
  let app = XCUIApplication()
  lazy var robot = SignUpRobot(app)

  override func setUp() {
    super.setUp()
    continueAfterFailure = false
    app.launchArguments = ["-sign-up", "-serverDelay", "2.5"]
    app.launch()
  }
}

final class SignUpUITests: SignUpTestCase {
  private func fillIn() {
    robot.type(name: "Ada").type(email: "ada@example.com").type(password: "analytical")
      .acceptTerms()
  }

  func testSigningUp() {
    XCTAssertFalse(robot.signUp.isEnabled)
    fillIn()
    app.steppers.buttons["Increment"].tap()
    app.segmentedControls.buttons["Pro"].tap()
    XCTAssertTrue(robot.signUp.isEnabled)

    robot.tapSignUp().seeWelcome("Ada")

    XCTAssertTrue(app.alerts.staticTexts["2 seats, Pro"].exists)
    app.alerts.buttons["OK"].tap()
    XCTAssertTrue(app.alerts.element.waitForNonExistence(timeout: 2))
  }

  func testTheServerTakesItsTime() {
    fillIn()
    robot.tapSignUp()

    XCTAssertFalse(app.alerts.firstMatch.waitForExistence(timeout: 2))
    sleep(1)
    XCTAssertTrue(app.alerts.firstMatch.exists)
  }

  func testReturnLeadsFromFieldToField() {
    robot.name.tap()
    XCTAssertTrue(app.keyboards.firstMatch.exists)
    robot.name.typeText("Ada\n")
    XCTAssertEqual(robot.email.value(forKey: "hasKeyboardFocus") as? Bool, true)
    app.typeText("ada@example.com")
    app.keyboards.buttons["Next"].tap()
    app.typeText("secret\n")

    XCTAssertEqual(robot.email.value as? String, "ada@example.com")
    XCTAssertEqual(robot.password.value as? String, "••••••")
    XCTAssertFalse(app.keyboards.firstMatch.exists)
  }

  func testANameIsCorrected() {
    robot.type(name: "Adam")
    robot.name.clearAndType("Ada")

    XCTAssertEqual(robot.name.value as? String, "Ada")
  }

  func testAPasswordNeedsEightLetters() {
    robot.type(name: "Ada").type(email: "ada@example.com").type(password: "short").acceptTerms()
    XCTAssertFalse(robot.signUp.isEnabled)

    robot.signUp.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).tap()

    XCTAssertFalse(app.alerts.firstMatch.waitForExistence(timeout: 5))
  }

  func testSeatsStayWithinTheirLimits() {
    let increment = app.buttons["Increment"]
    while increment.isEnabled { increment.tap() }

    XCTAssertTrue(app.staticTexts["3 seats"].exists)
    XCTAssertTrue(app.buttons["Decrement"].isEnabled)
  }
}
