import Fleet

/// The whole app: two tabs in a window.
@MainActor
final class AppCoordinator: Coordinator {
  let tabBarController = UITabBarController()
  private let window: UIWindow
  private let store: SightingStore
  private var children: [any Coordinator] = []

  init(window: UIWindow, store: SightingStore) {
    self.window = window
    self.store = store
  }

  func start() {
    let birds = UINavigationController()
    birds.tabBarItem = UITabBarItem(title: "Birds", image: UIImage(systemName: "bird"), tag: 0)
    let diary = UINavigationController()
    diary.tabBarItem = UITabBarItem(title: "Diary", image: UIImage(systemName: "book"), tag: 1)

    let birdsCoordinator = BirdsCoordinator(
      router: Router(navigationController: birds), store: store)
    let diaryCoordinator = DiaryCoordinator(
      router: Router(navigationController: diary), store: store)
    children = [birdsCoordinator, diaryCoordinator]
    children.forEach { $0.start() }

    store.onChange = { [weak diary] count in
      diary?.tabBarItem.badgeValue = count == 0 ? nil : "\(count)"
    }
    tabBarController.viewControllers = [birds, diary]
    window.rootViewController = tabBarController
    window.makeKeyAndVisible()
  }
}
