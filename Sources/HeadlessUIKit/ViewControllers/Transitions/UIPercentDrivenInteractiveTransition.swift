public import Foundation

/// Drives a transition by its progress, as with a dragging finger.
///
/// The animator's changes are made at once, and their completions wait until the transition is
/// finished or cancelled.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  /// Creates an object that drives one transition after the other.
  public override init() { super.init() }

  // MARK: Accessing transition attributes

  /// The duration of the transition, as its animator says.
  open private(set) var duration: CGFloat = 0

  /// How much of the transition was done when that was told last, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0

  /// How fast the rest goes.
  open var completionSpeed: CGFloat = 1

  /// The pace of the rest.
  open var completionCurve = UIView.AnimationCurve.easeInOut

  /// The pace of the whole transition.
  open var timingCurve: (any UITimingCurveProvider)?

  /// Whether a finger drives the transition from its beginning.
  open var wantsInteractiveStart = true

  // MARK: Starting, updating and ending

  /// Starts the transition: its animator animates it, and stops.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let context = transitionContext as? TransitionContext else { return }
    duration = context.animator.transitionDuration(using: context)
    percentComplete = 0
    let run = HeldAnimations(within: context.containerView)
    drive = (context, run)
    let interruptible = context.animator.interruptibleAnimator(using: context)
    guard interruptible is NoAnimator else {
      run.animator = interruptible
      return interruptible.pauseAnimation()
    }
    run.hold { context.animator.animateTransition(using: context) }
  }

  /// Tells how much of the transition is done.
  open func update(_ percentComplete: CGFloat) {
    guard let drive else { return }
    let part = min(max(0, percentComplete), 1)
    self.percentComplete = part
    drive.run.animator?.fractionComplete = part
    drive.context.updateInteractiveTransition(part)
  }

  /// Stops a transition that runs.
  open func pause() {
    guard let drive else { return }
    drive.context.pauseInteractiveTransition()
    drive.run.animator?.pauseAnimation()
  }

  /// Ends the transition with the new screen.
  open func finish() {
    guard let drive else { return }
    self.drive = nil
    drive.context.finishInteractiveTransition()
    drive.run.release()
  }

  /// Ends the transition with the old screen.
  open func cancel() {
    guard let drive else { return }
    self.drive = nil
    drive.context.cancelInteractiveTransition()
    drive.run.takeBack()
  }

  // MARK: The model

  private final var drive: (context: TransitionContext, run: HeldAnimations)?
}
