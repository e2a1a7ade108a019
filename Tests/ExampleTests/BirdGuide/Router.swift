import Fleet

/// Shows coordinators' screens, so that they need not know what is on screen.
@MainActor
final class Router: NSObject {
  let navigationController: UINavigationController
  private var onPop: [ObjectIdentifier: () -> Void] = [:]

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
    super.init()
    navigationController.delegate = self
  }

  func push(_ screen: UIViewController, onPop: (() -> Void)? = nil) {
    self.onPop[ObjectIdentifier(screen)] = onPop
    navigationController.pushViewController(screen, animated: true)
  }

  func pop() { navigationController.popViewController(animated: true) }

  func present(_ screen: UIViewController) {
    navigationController.present(screen, animated: true)
  }

  func dismiss(completion: (() -> Void)? = nil) {
    navigationController.dismiss(animated: true, completion: completion)
  }
}

extension Router: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    let stacked = Set(navigationController.viewControllers.map(ObjectIdentifier.init))
    for (screen, action) in onPop where !stacked.contains(screen) {
      onPop[screen] = nil
      action()
    }
  }
}
