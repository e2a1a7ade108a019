import HeadlessXCUITest
import XCTest

final class StoppingSuite: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() {
    super.setUp()
    continueAfterFailure = false
    XCUIApplication.continuesAfterFailure = false
    app.launch()
  }

  func testStopsAtAnAssertion() {
    XCTAssertEqual(app.buttons["Save"].label, "Sve")  // assertion
    XCTAssertEqual(app.buttons["Save"].label, "Sav")
    app.buttons["Save"].tap()
    XCTAssertEqual(app.staticTexts.firstMatch.label, "Saved")
  }

  func testStopsAtAStep() {
    app.buttons["Sve"].tap()  // step
    app.buttons["Save"].tap()
    XCTAssertEqual(app.staticTexts.firstMatch.label, "Saved")
    XCTAssertEqual(app.staticTexts.count, 1)
  }

  func testGoesOn() {
    XCUIApplication.continuesAfterFailure = true
    app.buttons["Sve"].tap()
    app.buttons["Save"].tap()
    XCTAssertTrue(app.staticTexts["Not saved"].exists)
  }
}

final class XCUITestedAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.rootViewController = SaveViewController()
    window?.makeKeyAndVisible()
    return true
  }
}

final class SaveViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
    let save = UIButton(
      primaryAction: UIAction(title: "Save") { [label] _ in label.text = "Saved" })
    save.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
    label.text = "Not saved"
    view.addSubview(save)
    view.addSubview(label)
  }
}
