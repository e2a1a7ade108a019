import FailureReporting
import HeadlessXCUITest
import XCTest

/// What an app is launched with, and which apps there are.
final class ApplicationTests: XCTestCase {
  private func failures(_ body: () -> Void) -> [String] {
    let log = FailureLog()
    withFailureReporter(log) { body() }
    return log.failures.map(\.reason)
  }

  override func setUp() {
    // A device stays as the test before has turned it.
    XCUIDevice.shared.orientation = .portrait
  }

  func testArgumentsAndEnvironmentReachTheProcess() {
    let app = XCUIApplication()
    app.launchArguments = ["-ui_testing", "-limit", "-3", "-names", "(a, \"b c\")"]
    app.launchEnvironment = ["COLOR": "red"]
    app.launch()

    XCTAssertEqual(Array(CommandLine.arguments.dropFirst()), app.launchArguments)
    XCTAssertEqual(ProcessInfo.processInfo.environment["COLOR"], "red")
    XCTAssertEqual(UserDefaults.standard.integer(forKey: "limit"), -3)
    XCTAssertEqual(UserDefaults.standard.stringArray(forKey: "names"), ["a", "b c"])

    let next = XCUIApplication()
    next.launch()

    XCTAssertEqual(CommandLine.arguments.count, 1)
    XCTAssertNil(ProcessInfo.processInfo.environment["COLOR"])
    XCTAssertNil(UserDefaults.standard.string(forKey: "limit"))
  }

  func testArgumentsChooseTheUsersLanguages() {
    let app = XCUIApplication()
    let before = Locale.uiKitPreferredLanguages
    app.launchArguments = ["-AppleLanguages", "(ar, \"en-US\")", "-AppleLocale", "ar_EG"]
    app.launch()

    XCTAssertEqual(Locale.uiKitPreferredLanguages, ["ar", "en-US"])
    XCTAssertEqual(Locale.uiKitCurrent.identifier, "ar_EG")
    XCTAssertEqual(UserDefaults.standard.stringArray(forKey: "AppleLanguages"), ["ar", "en-US"])
    MainActor.assumeIsolated {
      XCTAssertEqual(UIApplication.shared.userInterfaceLayoutDirection, .rightToLeft)
    }

    XCUIApplication().launch()

    XCTAssertEqual(Locale.uiKitPreferredLanguages, before)
    MainActor.assumeIsolated {
      XCTAssertEqual(UIApplication.shared.userInterfaceLayoutDirection, .leftToRight)
    }
  }

  func testOtherAppsShowNothingAndCannotBeDriven() {
    let app = XCUIApplication()
    app.launch()
    let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")

    XCTAssertFalse(springboard.alerts.buttons["Allow"].exists)
    XCTAssertEqual(springboard.state, .notRunning)
    XCTAssertEqual(
      failures { springboard.activate() },
      ["Failed to activate com.apple.springboard: Other apps cannot be driven."])
    app.launch()
  }

  func testObjectsStandForTheSameApp() {
    XCUIApplication().launch()

    XCTAssertTrue(XCUIApplication().staticTexts["Milk"].exists)
    XCTAssertEqual(XCUIApplication(bundleIdentifier: "org.example.notes").cells.count, 3)
  }

  func testTheAppIsCalledByItsNameAndNotByTheProcess() {
    XCUIApplication().launch()

    XCTAssertEqual(XCUIApplication().label, "HeadlessXCUITestTests")
  }

  func testAnAppWithoutADelegateIsAFailure() {
    let app = XCUIApplication()
    let log = FailureLog()

    MainActor.assumeIsolated { AutomationSession.beginTest(ofModule: "NoSuchTests") }
    let line = withFailureReporter(log) { () -> Int in
      app.launch()
      return #line - 1
    }

    XCTAssertEqual(
      log.failures.map(\.reason), ["Failed to launch the app: There is no delegate to launch."])
    XCTAssertEqual(
      log.failures.map(\.details),
      [
        "Set XCUIApplication.delegateClass = AppDelegate.self first, or write a class "
          + "XCUITestedAppDelegate in the test target, which sees the app's classes by "
          + "@testable import."
      ])
    XCTAssertEqual(
      log.failures.map(\.site.description), ["ApplicationTests.swift:\(line)"])
    XCTAssertEqual(
      log.failures.map(\.site.fileID.description),
      ["HeadlessXCUITestTests/ApplicationTests.swift"])
    MainActor.assumeIsolated { AutomationSession.beginTest(ofModule: nil) }
    app.launch()
  }

  func testASuitesOwnLaunchStandsBesideTheAppsOwn() {
    let app = XCUIApplication()

    app.launch(with: "-firstNote", "Plum")

    XCTAssertTrue(app.staticTexts["Plum"].exists)
    app.tap(times: 2)
    app.staticTexts["Plum"].swipeLeft(byHand: true)
    app.launchArguments = []
    app.launch()
    XCTAssertFalse(app.staticTexts["Plum"].exists)
    let steps: [() -> Void] = [app.terminate, app.activate]
    for step in steps { step() }
    XCTAssertEqual(app.state, .runningForeground)
  }

  func testALongNameIsAFailure() {
    let app = XCUIApplication()
    app.launch()

    let failures = failures { _ = app.buttons[String(repeating: "a", count: 129)].exists }

    XCTAssertEqual(failures.count, 1)
    XCTAssertTrue(failures.first?.hasPrefix("Invalid query - string identifier 'aaa") == true)
    app.launch()
  }

  func testSeveralMatchesAreAFailureOfWhatNeedsOne() {
    let app = XCUIApplication()
    app.launch()
    XCTAssertTrue(app.cells.element.exists)

    let failures = failures { app.cells.element.tap() }

    XCTAssertEqual(
      failures,
      [
        "Failed to tap Cell: Find single matching element. "
          + "Multiple matching elements found for Descendants matching type Cell."
      ])
    app.launch()
  }

  func testTypingNeedsTheFocus() {
    let app = XCUIApplication()
    app.launch()
    app.buttons["Add"].tap()

    let failures = failures { app.textFields["note-text"].typeText("Jam") }

    XCTAssertEqual(
      failures,
      [
        "Failed to synthesize event: Neither element nor any descendant has keyboard focus. "
          + "Event dispatch snapshot: TextField, {{20.0, 120.0}, {300.0, 40.0}}, "
          + "identifier: 'note-text', placeholderValue: 'Text', value: Text"
      ])
    app.launch()
  }

  func testAlertsInTheWayAreDealtWith() {
    let app = XCUIApplication()
    app.launch()
    app.staticTexts["Milk"].tap()
    var seen: [String] = []
    let first = addUIInterruptionMonitor(withDescription: "first") { alert in
      seen.append("first \(alert.label)")
      alert.buttons["Keep"].tap()
      return true
    }
    let second = addUIInterruptionMonitor(withDescription: "second") { _ in
      seen.append("second")
      return false
    }

    app.buttons["Add"].tap()

    XCTAssertEqual(seen, ["second", "first Milk"])
    XCTAssertTrue(app.textFields["note-text"].exists)
    removeUIInterruptionMonitor(first)
    removeUIInterruptionMonitor(second)
  }
}

extension XCUIApplication {
  fileprivate func launch(with arguments: String...) {
    launchArguments = arguments
    launch()
  }
}

extension XCUIElement {
  /// Methods that suites declare beside XCUITest's own, whose calls without arguments stay
  /// XCUITest's.
  fileprivate func tap(times: Int = 1) { for _ in 0..<times { tap() } }
  fileprivate func swipeLeft(byHand: Bool = false) { swipeLeft() }
}
