import Fleet
import HeadlessXCUIAutomation

/// A test of the inbox as an XCUITest suite has it, which takes no simulator.
@MainActor struct SuiteTour {
  func walk() {
    withFreshApplication {
      XCUIApplication.delegateClass = InboxAppDelegate.self
      let app = XCUIApplication()
      app.launchArguments = ["-ui_testing"]
      app.launch()

      say("\nThe same inbox by a suite of XCUITest's, in this process:")
      say("  app.cells.count is \(app.cells.count)")
      app.cells.containing(.staticText, identifier: "Party").firstMatch.swipeLeft()
      app.tables.buttons["Archive"].tap()
      say("  app.staticTexts[\"Party\"].exists is \(app.staticTexts["Party"].exists) after a swipe")
      app.navigationBars["Inbox"].buttons["Edit"].tap()
      app.staticTexts["Rent"].tap()
      app.toolbars.buttons["Archive"].tap()
      say("  Rent is gone: \(app.staticTexts["Rent"].waitForNonExistence(timeout: 5))")

      say("\nWhat a suite asks for and is not there is told with what is:")
      app.buttons["Edti"].tap()
      XCUIApplication.delegateClass = nil
    }
  }
}

/// The delegate of the app, a new one for each launch.
private final class InboxAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let inbox = InboxScreen()
    inbox.title = "Inbox"
    window.rootViewController = UINavigationController(rootViewController: inbox)
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
