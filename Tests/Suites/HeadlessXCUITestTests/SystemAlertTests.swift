import FailureReporting
import HeadlessXCUITest
import XCTest

@testable import HeadlessUIKit

/// An app that asks for the camera, and then says what it may do.
final class CameraAppDelegate: OneScreenAppDelegate {
  override func makeScreen() -> UIViewController { CameraViewController() }
}

final class CameraViewController: UIViewController {
  private let state = UILabel(frame: CGRect(x: 20, y: 200, width: 200, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(
      primaryAction: UIAction(title: "Film") { [weak self] _ in self?.film() })
    button.frame = CGRect(x: 20, y: 100, width: 80, height: 40)
    state.text = "idle"
    view.addSubview(button)
    view.addSubview(state)
  }

  private func film() {
    UserPermissions.current.request(.camera, by: "film()") { [weak self] in
      self?.state.text = $0.rawValue
    }
  }
}

/// The use of the system's alerts in suites.
final class SystemAlertTests: XCTestCase {
  private let app = XCUIApplication()
  private let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")

  override func setUp() {
    super.setUp()
    XCUIApplication.delegateClass = CameraAppDelegate.self
    app.resetAuthorizationStatus(for: .camera)
    app.launch()
  }

  override func tearDown() {
    app.terminate()
    app.resetAuthorizationStatus(for: .camera)
    XCUIApplication.delegateClass = nil
    super.tearDown()
  }

  func testTheSpringboardHasTheAlertAndTheAppHasNot() {
    XCTAssertFalse(springboard.buttons["Allow"].exists)
    app.buttons["Film"].tap()

    XCTAssertTrue(springboard.buttons["Allow"].waitForExistence(timeout: 5))
    XCTAssertTrue(springboard.alerts.firstMatch.exists)
    XCTAssertFalse(app.alerts.firstMatch.exists)
    XCTAssertFalse(app.buttons["Allow"].exists)
    XCTAssertTrue(app.buttons["Film"].exists)
    XCTAssertFalse(app.buttons["Film"].isHittable)
    springboard.alerts.firstMatch.buttons["Allow"].tap()
    XCTAssertTrue(app.staticTexts["allowed"].exists)
    XCTAssertFalse(springboard.alerts.firstMatch.exists)
  }

  func testAMonitorAnswersWhenTheNextStepIsBlocked() {
    var titles: [String] = []
    let monitor = addUIInterruptionMonitor(withDescription: "camera") { alert in
      titles.append(alert.label)
      alert.buttons.element(boundBy: 1).tap()
      return true
    }
    app.buttons["Film"].tap()
    XCTAssertTrue(springboard.alerts.firstMatch.exists)

    app.tap()

    XCTAssertTrue(app.staticTexts["allowed"].exists)
    XCTAssertEqual(titles.count, 1)
    XCTAssertTrue(titles.first?.hasSuffix(" Would Like to Access the Camera") == true)
    removeUIInterruptionMonitor(monitor)
  }

  func testAStepOnTheAppFailsWhileTheAlertIsInFront() {
    app.buttons["Film"].tap()
    let log = FailureLog()

    withFailureReporter(log) { app.buttons["Film"].tap() }

    XCTAssertEqual(
      log.failures.map(\.reason),
      ["Failed to not hittable: Button, {{20.0, 100.0}, {80.0, 40.0}}, label: 'Film'"])
    XCTAssertTrue(
      log.failures.first?.details.contains("The system's alert is in front of it.") == true,
      log.failures.first?.details ?? "")
  }

  func testAPlainApostropheGetsAHint() {
    app.buttons["Film"].tap()
    let log = FailureLog()

    withFailureReporter(log) { springboard.buttons["Don't Allow"].tap() }

    XCTAssertTrue(
      log.failures.first?.details.contains("Did you mean 'Don’t Allow'?") == true,
      log.failures.first?.details ?? "")
  }

  func testAnAnswerStaysUntilItIsReset() {
    app.buttons["Film"].tap()
    springboard.buttons["Don’t Allow"].tap()
    XCTAssertTrue(app.staticTexts["denied"].exists)

    app.launch()
    app.buttons["Film"].tap()
    XCTAssertFalse(springboard.alerts.firstMatch.exists)
    XCTAssertTrue(app.staticTexts["denied"].exists)

    app.resetAuthorizationStatus(for: .camera)
    app.launch()
    app.buttons["Film"].tap()
    XCTAssertTrue(springboard.alerts.firstMatch.exists)
  }
}
