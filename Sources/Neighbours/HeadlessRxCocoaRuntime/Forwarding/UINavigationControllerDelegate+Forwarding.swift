// Written by .ci/rx-forwarding.

public import HeadlessUIKit

extension UINavigationControllerDelegate where Self: _RXDelegateProxy {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    let receiver = receiver((any UINavigationControllerDelegate).self, or: UnsetDelegate.shared)
    send(
      "navigationController:willShow:animated:",
      [boxed(navigationController), boxed(viewController), boxed(animated)]
    ) {
      receiver.navigationController(
        navigationController, willShow: viewController, animated: animated)
    }
  }

  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    let receiver = receiver((any UINavigationControllerDelegate).self, or: UnsetDelegate.shared)
    send(
      "navigationController:didShow:animated:",
      [boxed(navigationController), boxed(viewController), boxed(animated)]
    ) {
      receiver.navigationController(
        navigationController, didShow: viewController, animated: animated)
    }
  }

  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    receiver((any UINavigationControllerDelegate).self, or: UnsetDelegate.shared)
      .navigationController(
        navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
  }

  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    receiver((any UINavigationControllerDelegate).self, or: UnsetDelegate.shared)
      .navigationController(navigationController, interactionControllerFor: animationController)
  }

  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask {
    receiver((any UINavigationControllerDelegate).self, or: UnsetDelegate.shared)
      .navigationControllerSupportedInterfaceOrientations(navigationController)
  }

  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation {
    receiver((any UINavigationControllerDelegate).self, or: UnsetDelegate.shared)
      .navigationControllerPreferredInterfaceOrientationForPresentation(navigationController)
  }
}
