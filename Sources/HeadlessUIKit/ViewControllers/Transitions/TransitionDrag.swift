import Foundation

/// A finger that drags a screen away: the screen goes, or comes back where it is lifted too early.
///
/// The transition begins on a later turn, by when the finger may have been lifted already.
@MainActor
package final class TransitionDrag: UIPercentDrivenInteractiveTransition,
  UIViewControllerAnimatedTransitioning
{
  /// How much of the way a finger goes at least for the screen not to come back.
  static let shareToFinish: CGFloat = 0.5
  private static let duration: TimeInterval = 0.35

  /// Whether the screen goes; `nil` while the finger is down.
  package private(set) var finishes: Bool?
  private var hasStarted = false

  /// A finger that is still down.
  package override init() { super.init() }

  /// A finger that has been lifted: far enough, or too early.
  package convenience init(finishes: Bool) {
    self.init()
    self.finishes = finishes
  }

  /// Lifts the finger.
  func end(_ finishes: Bool) {
    self.finishes = finishes
    if hasStarted { endTransition(finishes) }
  }

  private func endTransition(_ finishes: Bool) {
    if finishes { finish() } else { cancel() }
  }

  package override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    super.startInteractiveTransition(transitionContext)
    hasStarted = true
    if let finishes { endTransition(finishes) }
  }

  package func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  package func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    if let view = transitionContext.view(forKey: .to) {
      transitionContext.containerView.insertSubview(view, at: 0)
    }
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
