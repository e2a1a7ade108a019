public import Foundation

/// An animation of views that can be paused, turned back and moved to any of its moments.
///
/// Its changes are made at once when it becomes active, as UIKit sets the values of views. It takes
/// no UIKit time, as all animations: it ends on a later turn, or after its delay.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, SelectorResponder,
  KeyValueObservable, ObservedObject
{
  /// The methods and properties that selectors and storyboards can name.
  open class var objectiveCMembers: [Selector.Method] { [] }

  // MARK: Initializing a property animator

  /// Creates an animator without changes, which takes no time.
  public override convenience init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters())
  }

  /// Creates an animator without changes.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
    super.init()
  }

  /// Creates an animator with a curve of UIKit.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a curve of the app's.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator that moves like a spring.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator that starts at once.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut)
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: Getting the attributes

  /// The duration of the whole animation.
  open private(set) var duration: TimeInterval

  /// The delay after which it starts.
  open private(set) var delay: TimeInterval = 0

  /// The pace of the animation.
  open private(set) var timingParameters: (any UITimingCurveProvider)?

  /// Whether the animation can be paused and stopped.
  open var isInterruptible: Bool {
    get { storedIsInterruptible }
    set { if mayBeSet("isInterruptible") { storedIsInterruptible = newValue } }
  }

  /// Whether views can be touched while they are animated.
  open var isUserInteractionEnabled: Bool {
    get { storedTakesTouches }
    set { if mayBeSet("isUserInteractionEnabled") { storedTakesTouches = newValue } }
  }

  /// Whether the app finds touched views itself while they are animated.
  open var isManualHitTestingEnabled = false

  /// Whether the animation ignores its curve while it is moved by hand.
  open var scrubsLinearly = true

  /// Whether the animation stays active at its end.
  open var pausesOnCompletion = false

  // MARK: Changing the animation

  /// Adds changes, which begin after a part of the time that is left.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }

  /// Adds changes; they are made at once where the animation is active.
  open func addAnimations(_ animation: @escaping () -> Void) {
    if state == .active { animation() } else { animations.append(animation) }
  }

  /// Adds a completion of the animation.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Continues an animation that was paused.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active else { return }
    if let parameters { timingParameters = parameters }
    run(after: 0)
  }

  // MARK: Starting and stopping

  /// Starts the animation, or continues it.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts the animation after some seconds of UIKit time.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped else { return }
    self.delay = delay
    activate()
    run(after: delay)
  }

  /// Stops the animation where it is, so that it can be continued.
  open func pauseAnimation() {
    guard state != .stopped else { return }
    activate()
    isRunning = false
    turn += 1
  }

  /// Stops the animation for good; unless told otherwise, it still is to be finished.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    isRunning = false
    turn += 1
    if withoutFinishing { forget() } else { state = .stopped }
  }

  /// Finishes an animation that was stopped, and calls its completions (behaviour 649).
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    if state == .stopped { end(at: finalPosition) }
  }

  // MARK: Getting the state

  /// How much of the animation is done; setting it makes an inactive animator active and paused.
  open var fractionComplete: CGFloat {
    get { storedFraction }
    set {
      guard state != .stopped, !isRunning else { return }
      activate()
      storedFraction = min(max(0, newValue), 1)
    }
  }

  /// Whether the animation goes back to its beginning.
  open var isReversed = false

  /// Whether the animation has begun, and was stopped (behaviour 649).
  open private(set) var state: UIViewAnimatingState {
    get { storedState }
    set { if newValue != storedState { observed(.state) { storedState = newValue } } }
  }

  /// Whether the animation goes on.
  open private(set) var isRunning: Bool {
    get { storedIsRunning }
    set { if newValue != storedIsRunning { observed(.isRunning) { storedIsRunning = newValue } } }
  }

  // MARK: Storage

  package final var observations: [Weak<NSKeyValueObservation>] = []
  private final var storedState = UIViewAnimatingState.inactive
  private final var storedIsRunning = false
  private final var storedIsInterruptible = true
  private final var storedTakesTouches = true
  private final var storedFraction: CGFloat = 0
  private final var animations: [() -> Void] = []
  private final var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// How the views looked when the animation began.
  private final var before: AnimatedValues?
  /// Counts the starts and stops of the animation, so that an older end has no effect.
  private final var turn = 0

  /// Makes the changes, once.
  private final func activate() {
    guard state == .inactive else { return }
    state = .active
    before = AnimatedValues(of: UIApplication.shared.windows)
    let changes = animations
    animations = []
    for change in changes { change() }
  }

  private final func run(after delay: TimeInterval) {
    isRunning = true
    turn += 1
    let now = turn
    let end: @MainActor () -> Void = { [self] in
      if turn == now, state == .active { endNaturally() }
    }
    let application = UIApplication.shared
    let name: StaticString = "a UIViewPropertyAnimator ends"
    if let held = application.animationState.held { return held.add(name, end) }
    if delay > 0 {
      application.mainLoop.enqueue(name, after: .uiKitTime(delay), end)
    } else {
      application.mainLoop.enqueue(name, end)
    }
  }

  private final func endNaturally() {
    isRunning = false
    storedFraction = 1
    // It stays active, for the app to turn it back or to stop it.
    if !pausesOnCompletion { end(at: isReversed ? .start : .end) }
  }

  private final func end(at position: UIViewAnimatingPosition) {
    if position == .start { before?.restore() }
    let told = completions
    forget()
    for completion in told { completion(position) }
  }

  private final func forget() {
    state = .inactive
    isRunning = false
    storedFraction = 0
    before = nil
    completions = []
  }

  /// Whether a property can be set, which UIKit does not allow while the animation is active.
  private final func mayBeSet(_ property: String) -> Bool {
    guard state == .active else { return true }
    ModelException.internalInconsistency.raise(
      "The \(property) property of an active UIViewPropertyAnimator cannot be set.",
      by: "UIViewPropertyAnimator.\(property)")
    return false
  }
}
