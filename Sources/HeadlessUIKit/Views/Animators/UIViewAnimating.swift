public import Foundation

/// An animation that can be started, stopped and turned back.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  // MARK: Starting and stopping

  /// Starts the animation, or continues it.
  func startAnimation()

  /// Starts the animation after some seconds.
  func startAnimation(afterDelay delay: TimeInterval)

  /// Stops the animation where it is, so that it can be continued.
  func pauseAnimation()

  /// Stops the animation for good; unless told otherwise, it still is to be finished.
  func stopAnimation(_ withoutFinishing: Bool)

  /// Finishes an animation that was stopped, and calls its completions.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)

  // MARK: Getting the state

  /// How much of the animation is done, from 0 to 1.
  var fractionComplete: CGFloat { get set }

  /// Whether the animation goes back to its beginning.
  var isReversed: Bool { get set }

  /// Whether the animation has begun, and was stopped.
  var state: UIViewAnimatingState { get }

  /// Whether the animation goes on.
  var isRunning: Bool { get }
}

/// An animation that others can add to.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes, which begin after a part of the time that is left.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)

  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)

  /// Adds a completion of the animation.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)

  /// Continues an animation that was paused.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}

  public func addAnimations(_ animation: @escaping () -> Void) {}

  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}

  /// Not implemented: the animation starts again.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { startAnimation() }
}

/// Whether an animation has begun.
public enum UIViewAnimatingState: Int, Sendable {
  /// It has not begun, or has ended.
  case inactive = 0
  /// It has begun, and goes on or is paused.
  case active = 1
  /// It was stopped, and is to be finished.
  case stopped = 2
}

/// Where an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// Where it leads to.
  case end = 0
  case start = 1
  case current = 2
}
