public import Foundation

/// The methods by which an app customizes how its view controllers are presented and dismissed.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// Returns the animator of a presentation; `nil` means the system's animation.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Returns the animator of a dismissal; `nil` means the system's animation.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Returns what drives a presentation, where its animator is not to run by itself.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Returns what drives a dismissal, where its animator is not to run by itself.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Returns the presentation controller for a custom presentation style (behaviour 167).
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// Not implemented: the system's animation.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Not implemented: the system's animation.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Not implemented: the animator runs by itself.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// Not implemented: the animator runs by itself.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// Not implemented: a plain presentation controller.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}

/// An object that animates a transition between view controllers.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns the duration of the transition in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval

  /// Animates the transition, and tells the context when it is complete.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// Returns the animator of the views, where others may stop it; the same one each time.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating

  /// Called when the transition has ended.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Not implemented: the transition cannot be interrupted.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { NoAnimator() }

  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// An object that drives a transition between view controllers, as a finger does.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Starts the transition, in place of its animator.
  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning)

  /// The speed of the rest after the interaction.
  var completionSpeed: CGFloat { get }

  /// The pace of the rest.
  var completionCurve: UIView.AnimationCurve { get }

  /// Whether the transition is driven from its beginning.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// Not implemented: as fast as the transition.
  public var completionSpeed: CGFloat { 1 }

  /// Not implemented: slow, fast, slow.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }

  /// Not implemented: it is.
  public var wantsInteractiveStart: Bool { true }
}

/// The context of a transition, for the object that animates it.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition happens.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether a finger drives the transition.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The rotation of the container.
  var targetTransform: CGAffineTransform { get }
  /// Tells how much of a driven transition is done, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Tells that a driven transition goes on to its end by itself.
  func finishInteractiveTransition()
  /// Tells that a driven transition goes back to its beginning by itself.
  func cancelInteractiveTransition()
  /// Tells that a transition that runs by itself is driven from now on.
  func pauseInteractiveTransition()
  /// Ends the transition, or cancels it.
  func completeTransition(_ didComplete: Bool)
  /// Returns a view controller of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns a view of the transition.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Returns the frame of a view controller's view at the start.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the frame of a view controller's view at the end.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// The name of a view controller in a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The key as UIKit names it.
  public let rawValue: String

  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view controller that is visible when the transition begins.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The view controller that is visible when the transition has ended.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// The name of a view in a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The key as UIKit names it.
  public let rawValue: String

  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that the transition removes.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that the transition adds.
  public static let to = Self(rawValue: "UITransitionContextToView")
}
