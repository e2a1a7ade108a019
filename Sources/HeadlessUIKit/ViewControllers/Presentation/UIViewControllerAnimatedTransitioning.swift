public import Foundation

/// What animates a transition between view controllers.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// How many seconds the transition takes.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval

  /// Makes the transition; the context is told when it is complete.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// Called when the transition has ended.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Not implemented.
  public func animationEnded(_ transitionCompleted: Bool) {}
}
