import FleetDrive

/// The delegate of an app with two tabs: the stall, and a shelf of 2,000 jars.
class StallAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let tabs = UITabBarController()
    tabs.viewControllers = [tab("Fruits", FruitListScreen()), tab("Shelf", ShelfScreen())]
    let window = UIWindow(frame: UIScreen.main.bounds)
    self.window = window
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    return true
  }

  private func tab(_ title: String, _ screen: UIViewController) -> UIViewController {
    let navigation = UINavigationController(rootViewController: screen)
    navigation.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
    return navigation
  }
}
