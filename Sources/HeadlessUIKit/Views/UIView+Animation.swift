public import Foundation

// An animated change takes effect at once, as in UIKit. Its duration takes no UIKit time, but a
// delay does. The completion is called on a later turn.
extension UIView {
  /// Animates the changes that a closure makes.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    finish("UIView.animate completion", after: delay, completion)
  }

  /// Animates the changes that a closure makes.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Animates the changes that a closure makes, like a spring.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  /// Animates the changes that a closure makes, like a spring that bounces.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    finish("UIView.animate completion", after: delay, completion)
  }

  /// Animates the changes that the steps within a closure make.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, animations: animations, completion: completion)
  }

  /// Adds a step to the animation that is being set up.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    animations()
  }

  /// Makes the changes of a closure in a view, with a transition.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    finish("UIView.transition completion", after: 0, completion)
  }

  /// Replaces a view by another with a transition.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    if options.contains(.showHideTransitionViews) {
      fromView.isHidden = true
      toView.isHidden = false
    } else if let superview = fromView.superview {
      superview.insertSubview(toView, aboveSubview: fromView)
      fromView.removeFromSuperview()
    }
    finish("UIView.transition completion", after: 0, completion)
  }

  /// Makes the changes of a closure without animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let application = UIApplication.shared
    let wasEnabled = application.areAnimationsEnabled
    application.areAnimationsEnabled = false
    actionsWithoutAnimation()
    application.areAnimationsEnabled = wasEnabled
  }

  /// Whether changes are animated.
  public class var areAnimationsEnabled: Bool { UIApplication.shared.areAnimationsEnabled }

  /// Sets whether changes are animated.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    UIApplication.shared.areAnimationsEnabled = enabled
  }

  private class func finish(
    _ name: StaticString, after delay: TimeInterval, _ completion: ((Bool) -> Void)?
  ) {
    guard let completion else { return }
    let loop = UIApplication.shared.mainLoop
    if delay > 0 {
      loop.enqueue(name, after: .uiKitTime(delay)) { completion(true) }
    } else {
      loop.enqueue(name) { completion(true) }
    }
  }
}
