import XCTest

/// What all screens of the suite have: the elements that say that they are shown.
class BirdScreen {
  struct NotShown: Error {
    let screen: String
  }

  let app: XCUIApplication
  var expectedElement: XCUIElement { app.navigationBars.firstMatch }

  required init(app: XCUIApplication = XCUIApplication()) throws {
    self.app = app
    let result = XCTWaiter.wait(
      for: [
        XCTNSPredicateExpectation(
          predicate: NSPredicate(format: "exists == true"), object: expectedElement)
      ], timeout: 5)
    guard result == .completed else { throw NotShown(screen: "\(type(of: self))") }
  }
}

final class BirdListScreen: BirdScreen {
  override var expectedElement: XCUIElement { app.navigationBars["Birds"] }

  func open(_ bird: String) throws -> BirdPageScreen {
    app.buttons[bird].tap()
    return try BirdPageScreen(app: app)
  }
}

final class BirdPageScreen: BirdScreen {
  override var expectedElement: XCUIElement { app.navigationBars.buttons["Add"] }

  func add() throws -> SightingScreen {
    app.navigationBars.buttons["Add"].tap()
    return try SightingScreen(app: app)
  }

  func back() throws -> BirdListScreen {
    app.navigationBars.buttons.element(boundBy: 0).tap()
    return try BirdListScreen(app: app)
  }
}

final class SightingScreen: BirdScreen {
  override var expectedElement: XCUIElement { app.navigationBars["New sighting"] }

  var rare: XCUIElement { app.switches.firstMatch }

  func save() throws -> BirdPageScreen {
    app.navigationBars.buttons["Save"].tap()
    return try BirdPageScreen(app: app)
  }

  func cancel() { app.navigationBars.buttons["Cancel"].tap() }
}

final class BirdGuideUITests: XCTestCase {
  private var app: XCUIApplication!

  override func setUp() {
    continueAfterFailure = false
    app = XCUIApplication()
    app.launchArguments.append("-bird-guide")
    app.launch()
  }

  override func tearDown() {
    XCUIDevice.shared.orientation = .portrait
    app.terminate()
  }

  func testASightingStandsInTheDiary() throws {
    let form = try BirdListScreen(app: app).open("Robin").add()
    form.rare.tap()
    XCTAssertEqual(form.rare.value as? String, "1")
    _ = try form.save().back()

    XCTContext.runActivity(named: "Look into the diary") { _ in
      let diary = app.tabBars.buttons["Diary"]
      XCTAssertEqual(diary.value as? String, "1 item")
      diary.tap()
      XCTAssertTrue(diary.isSelected)
      XCTAssertTrue(app.staticTexts["Robin (rare)"].waitForExistence(timeout: 1))
    }
  }

  func testPagesHideTheTabs() throws {
    _ = try BirdListScreen(app: app).open("Wren")

    XCTAssertFalse(app.tabBars.firstMatch.isHittable)
  }

  func testAChangedFormAsksBeforeItGoes() throws {
    let form = try BirdListScreen(app: app).open("Robin").add()
    form.rare.tap()
    form.cancel()
    let alert = app.alerts.element(
      matching: NSPredicate(format: "label BEGINSWITH[c] %@", "discard"))
    XCTAssertTrue(alert.exists)
    alert.buttons["Keep editing"].tap()
    XCTAssertFalse(alert.exists)

    form.cancel()
    app.alerts.buttons["Discard"].tap()

    XCTAssertTrue(app.navigationBars["Robin"].waitForExistence(timeout: 2))
  }

  func testAnAlertInTheWayIsDealtWith() throws {
    let form = try BirdListScreen(app: app).open("Robin").add()
    form.rare.tap()
    form.cancel()
    let monitor = addUIInterruptionMonitor(withDescription: "Discard") { alert in
      guard alert.buttons["Keep editing"].exists else { return false }
      alert.buttons["Keep editing"].tap()
      return true
    }
    defer { removeUIInterruptionMonitor(monitor) }

    form.rare.tap()

    XCTAssertEqual(form.rare.value as? String, "0")
  }

  func testTheInterfaceTurns() throws {
    XCUIDevice.shared.orientation = .landscapeLeft
    XCTAssertGreaterThan(app.frame.width, app.frame.height)
    XCTAssertEqual(app.windows.firstMatch.frame.size, app.frame.size)
    XCUIDevice.shared.orientation = .portrait

    XCTAssertLessThan(app.frame.width, app.frame.height)
  }

  func testTheAppLeavesAndComesBack() throws {
    _ = try BirdListScreen(app: app).open("Wren")
    XCUIDevice.shared.press(.home)
    XCTAssertTrue(app.wait(for: .runningBackground, timeout: 5))
    app.activate()

    XCTAssertTrue(app.wait(for: .runningForeground, timeout: 5))
    XCTAssertTrue(app.navigationBars["Wren"].exists)
  }

  func testScreenshots() throws {
    let attachment = XCTAttachment(screenshot: XCUIScreen.main.screenshot())
    attachment.name = "01Birds"
    attachment.lifetime = .keepAlways
    add(attachment)

    XCTAssertTrue(app.screenshot().text.contains("Button, {{"))
  }
}
