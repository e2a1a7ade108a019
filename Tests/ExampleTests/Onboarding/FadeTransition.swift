import Fleet

/// Fades screens in and out.
@MainActor
final class FadeTransition: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let old = transitionContext.view(forKey: .from)
    if let new = transitionContext.view(forKey: .to) {
      transitionContext.containerView.insertSubview(new, at: 0)
    }
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      old?.alpha = 0
    } completion: { _ in
      old?.alpha = 1
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
