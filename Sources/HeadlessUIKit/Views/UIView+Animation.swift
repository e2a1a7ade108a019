public import Foundation

// An animated change takes effect at once, as in UIKit. Its duration takes no UIKit time, but a
// delay does. The completion is called on a later turn. Where completions begin the next animation
// over and over, as in an endless spinner, each takes its time: else the app would never rest.
extension UIView {
  /// Animates the changes that a closure makes.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    run(animations, options)
    finish("UIView.animate completion", after: delay, lasting: duration, completion)
  }

  /// Makes changes, with pending updates before them and their own updates after them if asked for.
  private class func run(_ animations: () -> Void, _ options: AnimationOptions) {
    guard options.contains(.flushUpdates) else { return animations() }
    flushUpdates()
    animations()
    flushUpdates()
  }

  private class func flushUpdates() {
    for window in UIApplication.shared.windowState.shown { window.layoutIfNeeded() }
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
    run(animations, options)
    finish("UIView.animate completion", after: delay, lasting: duration, completion)
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
    finish("UIView.transition completion", after: 0, lasting: duration, completion)
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
    finish("UIView.transition completion", after: 0, lasting: duration, completion)
  }

  /// Makes the changes of a closure without animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let application = UIApplication.shared
    let wasEnabled = application.animationState.areEnabled
    application.animationState.areEnabled = false
    actionsWithoutAnimation()
    application.animationState.areEnabled = wasEnabled
  }

  /// Whether changes are animated.
  public class var areAnimationsEnabled: Bool { UIApplication.shared.animationState.areEnabled }

  /// Sets whether changes are animated.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    UIApplication.shared.animationState.areEnabled = enabled
  }

  /// Repeats the changes that a closure makes within an animation.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    animations()
  }

  // MARK: Animating in blocks of old

  // Changes between these two take effect at once, as within a closure. The other methods set the
  // look of an animation, which the model does not show.
  /// Begins an animation.
  @available(*, deprecated, message: "Use the block-based animation methods instead")
  public class func beginAnimations(
    _ animationID: String?, context: UnsafeMutableRawPointer?
  ) {}

  /// Ends the animation that was begun last.
  @available(*, deprecated, message: "Use the block-based animation methods instead")
  public class func commitAnimations() {}

  /// Sets how long the animation takes.
  @available(*, deprecated, message: "Use the block-based animation methods instead")
  public class func setAnimationDuration(_ duration: TimeInterval) {}

  /// Sets when the animation starts.
  @available(*, deprecated, message: "Use the block-based animation methods instead")
  public class func setAnimationDelay(_ delay: TimeInterval) {}

  /// Sets how fast the animation is at its start and at its end.
  @available(*, deprecated, message: "Use the block-based animation methods instead")
  public class func setAnimationCurve(_ curve: AnimationCurve) {}

  /// Sets how often the animation is repeated.
  @available(*, deprecated, message: "Use the block-based animation methods instead")
  public class func setAnimationRepeatCount(_ repeatCount: Float) {}

  /// Sets whether the animation runs backwards each second time.
  @available(*, deprecated, message: "Use the block-based animation methods instead")
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {}

  /// Sets whether the animation starts from the current state on the screen, rather than from the
  /// model values.
  @available(*, deprecated, message: "Use the block-based animation methods instead")
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}

  private class func finish(
    _ name: StaticString, after delay: TimeInterval, lasting duration: TimeInterval,
    _ completion: ((Bool) -> Void)?
  ) {
    guard let completion else { return }
    let application = UIApplication.shared
    if let held = application.animationState.held { return held.add(name) { completion(true) } }
    let chain = AnimationChain()
    let wait = chain.isEndless ? max(delay, 0) + duration : delay
    let end: @MainActor () -> Void = { chain.complete { completion(true) } }
    if wait > 0 {
      application.mainLoop.enqueue(name, after: .uiKitTime(wait), end)
    } else {
      application.mainLoop.enqueue(name, end)
    }
  }
}
