import Foundation

/// Stands for the animator that an app does not have.
final class NoAnimator: NSObject, UIViewImplicitlyAnimating {
  var fractionComplete: CGFloat = 0
  var isReversed = false
  var state: UIViewAnimatingState { .inactive }
  var isRunning: Bool { false }

  func startAnimation() {}
  func startAnimation(afterDelay delay: TimeInterval) {}
  func pauseAnimation() {}
  func stopAnimation(_ withoutFinishing: Bool) {}
  func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}
