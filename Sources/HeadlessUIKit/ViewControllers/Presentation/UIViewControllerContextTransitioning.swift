public import Foundation

/// What whoever animates a transition works with.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view that the transition happens in.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether a finger drives the transition.
  var isInteractive: Bool { get }
  /// Whether the transition was taken back.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation.
  var presentationStyle: UIModalPresentationStyle { get }
  /// How the container is turned.
  var targetTransform: CGAffineTransform { get }
  /// Ends the transition, or takes it back.
  func completeTransition(_ didComplete: Bool)
  /// A view controller of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// A view of the transition.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where a view controller's view lies at first.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where a view controller's view lies in the end.
  func finalFrame(for vc: UIViewController) -> CGRect
}
