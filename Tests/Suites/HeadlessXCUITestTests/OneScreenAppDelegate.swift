import HeadlessUIKit

/// The delegate of an app that has one window.
class OneScreenAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  /// The screen with which the app begins.
  func makeScreen() -> UIViewController { UIViewController() }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = makeScreen()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
