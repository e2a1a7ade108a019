// Written by .ci/rx-forwarding.

public import HeadlessUIKit

extension UITabBarControllerDelegate where Self: _RXDelegateProxy {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    receiver((any UITabBarControllerDelegate).self, or: UnsetDelegate.shared).tabBarController(
      tabBarController, shouldSelect: viewController)
  }

  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    let receiver = receiver((any UITabBarControllerDelegate).self, or: UnsetDelegate.shared)
    send("tabBarController:didSelect:", [boxed(tabBarController), boxed(viewController)]) {
      receiver.tabBarController(tabBarController, didSelect: viewController)
    }
  }

  public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab)
    -> Bool
  {
    receiver((any UITabBarControllerDelegate).self, or: UnsetDelegate.shared).tabBarController(
      tabBarController, shouldSelectTab: tab)
  }

  public func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {
    let receiver = receiver((any UITabBarControllerDelegate).self, or: UnsetDelegate.shared)
    send(
      "tabBarController:didSelectTab:previousTab:",
      [boxed(tabBarController), boxed(selectedTab), boxed(previousTab)]
    ) {
      receiver.tabBarController(
        tabBarController, didSelectTab: selectedTab, previousTab: previousTab)
    }
  }

  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    receiver((any UITabBarControllerDelegate).self, or: UnsetDelegate.shared).tabBarController(
      tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
  }

  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    receiver((any UITabBarControllerDelegate).self, or: UnsetDelegate.shared).tabBarController(
      tabBarController, interactionControllerFor: animationController)
  }
}
