import FleetDrive

/// The delegate of an app with two tabs: the stall, and a shelf of 2,000 jars.
class StallAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let screens = [("Fruits", FruitListScreen()), ("Shelf", ShelfScreen())].enumerated()
    let tabs = UITabBarController()
    tabs.viewControllers = screens.map { index, screen in
      let navigation = UINavigationController(rootViewController: screen.1)
      navigation.tabBarItem = UITabBarItem(title: screen.0, image: nil, tag: index)
      return navigation
    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    self.window = window
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    return true
  }
}
