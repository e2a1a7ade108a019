import HeadlessUIKit

/// The delegate of the stall's app, which recorded UI tests launch.
final class XCUITestedAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    self.window = window
    window.rootViewController = UINavigationController(rootViewController: FruitListScreen())
    window.makeKeyAndVisible()
    return true
  }
}
