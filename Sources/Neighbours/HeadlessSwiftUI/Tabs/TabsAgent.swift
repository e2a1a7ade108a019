/// What UIKit's tab bar controller tells.
final class TabsAgent: NSObject, UITabBarControllerDelegate {
  var selected: (@MainActor (UIViewController) -> Void)?

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { selected?(viewController) }
}
