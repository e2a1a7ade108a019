public import Foundation

/// A control with a minus and a plus, which change a value step by step.
///
/// A user's step sends `.valueChanged` and `.primaryActionTriggered`, and no touch events. A change
/// by code sends nothing (behaviour 11). The value changes when the finger goes down.
open class UIStepper: UIControl {
  // MARK: Creating a stepper

  /// Creates a stepper at the origin of a frame.
  ///
  /// Its size is always the same.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
  }

  /// Creates a stepper from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.size
  }

  // MARK: Configuring the stepper

  /// Whether the stepper reports a change at once, instead of when the finger is lifted.
  open var isContinuous = true

  /// Whether the value keeps changing while a finger stays down.
  open var autorepeat = true

  /// Whether a step beyond the maximum leads to the minimum, and the other way round.
  open var wraps = false

  /// The smallest value.
  ///
  /// A larger one than the maximum moves the maximum, too.
  open var minimumValue: Double {
    get { limited.minimum }
    set { if !newValue.isNaN { limited.setMinimum(newValue) } }
  }

  /// The largest value.
  ///
  /// A smaller one than the minimum moves the minimum, too.
  open var maximumValue: Double {
    get { limited.maximum }
    set { if !newValue.isNaN { limited.setMaximum(newValue) } }
  }

  /// The size of a step.
  open var stepValue: Double {
    get { storedStep }
    set {
      guard newValue > 0 else {
        return ModelException.invalidArgument.raise(
          "Step value must be greater than 0", by: "UIStepper.stepValue")
      }
      storedStep = newValue
    }
  }

  // MARK: Accessing the stepper's value

  /// The value.
  ///
  /// It is always between the limits.
  open var value: Double {
    get { limited.value }
    set { observed(.value) { limited.set(newValue) } }
  }

  // MARK: Customizing the appearance

  /// Returns the image behind the stepper for a state, or else the one for the normal state.
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    backgroundImages.value(for: state)
  }

  /// Sets the image behind the stepper for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    backgroundImages.set(image, for: state)
  }

  /// Returns the image between minus and plus in two states, or else the image between normal ones.
  open func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? { dividers.image(left: leftState, right: rightState) }

  /// Sets the image between minus and plus in two states.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    dividers.set(image, left: leftState, right: rightState)
  }

  /// Returns the image of the minus for a state, or else the one for the normal state.
  open func decrementImage(for state: UIControl.State) -> UIImage? {
    decrementImages.value(for: state)
  }

  /// Sets the image of the minus for a state.
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    decrementImages.set(image, for: state)
  }

  /// Returns the image of the plus for a state, or else the one for the normal state.
  open func incrementImage(for state: UIControl.State) -> UIImage? {
    incrementImages.value(for: state)
  }

  /// Sets the image of the plus for a state.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    incrementImages.set(image, for: state)
  }

  // MARK: Measuring

  /// The size of a stepper.
  open override var intrinsicContentSize: CGSize { Self.size }

  /// Returns the size of a stepper.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  // MARK: Tracking touches

  /// Begins to follow a finger that goes down on the minus or the plus, unless that half is dimmed.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let step = step(under: touch)
    pressed = step
    isUntold = false
    return canTake(step)
  }

  // MARK: Storage

  private static let size = DeviceProfile.current.controls.stepper
  private final var limited = LimitedValue<Double>(upTo: 100)
  private final var storedStep: Double = 1
  private final var backgroundImages = StateValues<UIImage>()
  private final var dividers = DividerImages()
  private final var decrementImages = StateValues<UIImage>()
  private final var incrementImages = StateValues<UIImage>()
  /// The half where the finger went down.
  private final var pressed = Direction.increment
  /// Whether a change has not been reported yet.
  private final var isUntold = false

  // MARK: The model

  override class var elementRole: ElementRole { .stepper }

  override func defaultHugging(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    .defaultHigh
  }

  /// The actions of a stepper's two halves.
  package enum Direction: Sendable {
    case decrement, increment
  }

  override var fixedSize: CGSize? { Self.size }

  package override var claimsTaps: Bool { true }

  /// Returns whether a half has an effect and is not dimmed.
  package final func canTake(_ step: Direction) -> Bool {
    wraps || (step == .increment ? value < limited.maximum : value > limited.minimum)
  }

  /// Taps one of the halves as a user does.
  package final func userTake(_ step: Direction) {
    let bounds = storedBounds
    let part = step == .increment ? 0.75 : 0.25
    hostApplication.finger.tap(
      self, at: touched(at: CGPoint(x: bounds.minX + bounds.width * part, y: bounds.midY)),
      aimingAt: .half(isForward: step == .increment))
  }

  private final func step(under touch: UITouch) -> Direction {
    if case .half(let isForward)? = touch.aim { return isForward ? .increment : .decrement }
    return touch.location(in: self).x < bounds.midX ? .decrement : .increment
  }

  // A stepper reports its value and no touches.
  override func sendTouch(_ events: Event, with event: UIEvent?) {
    if events == .touchDown {
      take(pressed, with: event)
    } else if events == .touchUpOutside || events == .touchCancel {
      tell(with: event)
    }
  }

  override func touchUpInside(with event: UIEvent?) { tell(with: event) }

  private final func take(_ step: Direction, with event: UIEvent?) {
    let oldValue = value
    value = next(after: oldValue, step)
    guard value != oldValue else { return }
    if isContinuous { sendValueChanged(with: event) } else { isUntold = true }
  }

  /// Returns the value after a step.
  ///
  /// Beyond one limit it may be the other limit.
  private final func next(after value: Double, _ step: Direction) -> Double {
    let target = step == .increment ? value + storedStep : value - storedStep
    guard wraps else { return target }
    if target > limited.maximum, limited.minimum.isFinite { return limited.minimum }
    if target < limited.minimum, limited.maximum.isFinite { return limited.maximum }
    return target
  }

  private final func tell(with event: UIEvent?) {
    guard isUntold else { return }
    isUntold = false
    sendValueChanged(with: event)
  }
}
