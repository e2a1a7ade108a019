// Written by .ci/rx-forwarding.

public import HeadlessUIKit

extension UINavigationControllerDelegate where Self: _RXDelegateProxy {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    let receiver: any UINavigationControllerDelegate = receiver(or: UnsetDelegate.shared)
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
    let receiver: any UINavigationControllerDelegate = receiver(or: UnsetDelegate.shared)
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
    (receiver(or: UnsetDelegate.shared) as any UINavigationControllerDelegate).navigationController(
      navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
  }

  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    (receiver(or: UnsetDelegate.shared) as any UINavigationControllerDelegate).navigationController(
      navigationController, interactionControllerFor: animationController)
  }
}
