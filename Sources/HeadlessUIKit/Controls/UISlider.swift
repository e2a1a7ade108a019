public import Foundation

/// A control with a thumb on a track, for choosing a value between two limits.
///
/// When a user slides the thumb, the slider sends `.touchDown`, then `.valueChanged` and
/// `.primaryActionTriggered` with each movement that changes the value. A slider that is not
/// continuous sends them once, at the end. A change by code sends nothing (behaviour 10). Only a
/// finger that goes down on the thumb slides it.
open class UISlider: UIControl {
  // MARK: Accessing the slider's value

  /// The value.
  ///
  /// It is always between the limits.
  open var value: Float {
    get { limited.value }
    set { observed(.value) { setValue(newValue, animated: false) } }
  }

  /// Moves the thumb without sending an action.
  open func setValue(_ value: Float, animated: Bool) {
    limited.set(value)
  }

  // MARK: Accessing the slider's value limits

  /// The smallest value.
  ///
  /// A larger one than the maximum moves the maximum, too.
  open var minimumValue: Float {
    get { limited.minimum }
    set { if newValue.isFinite { limited.setMinimum(newValue) } }
  }

  /// The largest value.
  ///
  /// A smaller one than the minimum moves the minimum, too.
  open var maximumValue: Float {
    get { limited.maximum }
    set { if newValue.isFinite { limited.setMaximum(newValue) } }
  }

  // MARK: Modifying the slider's behavior

  /// Whether the slider reports each change during a slide, instead of the last one only.
  open var isContinuous = true

  // MARK: Configuring the track

  /// The marks on the track, and the values that the thumb goes to.
  open var trackConfiguration: TrackConfiguration?

  /// Whether the thumb is seen.
  open var sliderStyle = Style.default

  // MARK: Changing the slider's appearance

  /// The image at the minimum end.
  open var minimumValueImage: UIImage?

  /// The image at the maximum end.
  open var maximumValueImage: UIImage?

  /// The color of the track below the value.
  open var minimumTrackTintColor: UIColor?

  /// The color of the track above the value.
  open var maximumTrackTintColor: UIColor?

  /// The color of the thumb.
  open var thumbTintColor: UIColor?

  /// Returns the image of the thumb for a state, or else the one for the normal state.
  open func thumbImage(for state: UIControl.State) -> UIImage? { thumbImages.value(for: state) }

  /// Sets the image of the thumb for a state.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    thumbImages.set(image, for: state)
  }

  /// Returns the image of the track below the value for a state.
  ///
  /// If it is not set, returns the one for the normal state.
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? {
    minimumTrackImages.value(for: state)
  }

  /// Sets the image of the track below the value for a state.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    minimumTrackImages.set(image, for: state)
  }

  /// Returns the image of the track above the value for a state.
  ///
  /// If it is not set, returns the one for the normal state.
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? {
    maximumTrackImages.value(for: state)
  }

  /// Sets the image of the track above the value for a state.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    maximumTrackImages.set(image, for: state)
  }

  /// The image of the thumb that the slider shows.
  open var currentThumbImage: UIImage? { thumbImages.value(for: state) }

  /// The image of the track below the value that the slider shows.
  open var currentMinimumTrackImage: UIImage? { minimumTrackImages.value(for: state) }

  /// The image of the track above the value that the slider shows.
  open var currentMaximumTrackImage: UIImage? { maximumTrackImages.value(for: state) }

  // MARK: Overrides for subclasses

  /// Returns the rectangle of the image at the maximum end.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = maximumValueImage?.size ?? .zero
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// Returns the rectangle of the image at the minimum end.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = minimumValueImage?.size ?? .zero
    return CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// Returns the rectangle of the track between the images.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let start = minimumValueImageRect(forBounds: bounds).maxX
    let end = maximumValueImageRect(forBounds: bounds).minX
    return CGRect(
      x: start, y: bounds.midY - Self.trackHeight / 2, width: max(0, end - start),
      height: Self.trackHeight)
  }

  /// Returns the rectangle of the thumb for a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = thumbImages.value(for: .normal)?.size ?? Self.thumbSize
    let way = max(0, rect.width - size.width)
    return CGRect(
      x: rect.minX + way * fraction(of: value), y: rect.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  // MARK: Measuring

  /// The height of a slider.
  ///
  /// It has no intrinsic width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.height)
  }

  /// Returns the height of a slider, with its current width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: storedBounds.width, height: Self.height)
  }

  // MARK: Tracking touches

  /// Begins to follow a finger that goes down on the thumb.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let thumb = thumb(for: value)
    let location = touch.location(in: self)
    grip = location.x - thumb.midX
    isUntold = false
    if aimedValue(of: touch) != nil { return true }
    return thumb.insetBy(dx: -Self.reach, dy: -Self.reach).holds(location)
  }

  /// Moves the thumb with the finger.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let oldValue = value
    let asked = aimedValue(of: touch) ?? value(at: touch.location(in: self).x - grip)
    setValue(held(asked), animated: false)
    guard value != oldValue else { return true }
    if isContinuous { sendValueChanged(with: event) } else { isUntold = true }
    return true
  }

  /// Reports the value, if it was not reported during the slide.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { tell(with: event) }

  /// Reports the value, if it was not reported during the slide.
  open override func cancelTracking(with event: UIEvent?) { tell(with: event) }

  /// Prevents recognizers of the views around while a finger slides the thumb (behaviour 224).
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool { !isTracking || gestureRecognizer.view === self }

  // MARK: Storage

  private static var height: CGFloat { DeviceProfile.ofSystem.controls.sliderHeight }
  private static let trackHeight = DeviceProfile.current.controls.sliderTrackHeight
  private static let thumbSize = DeviceProfile.current.controls.sliderThumb
  /// How far from the thumb a finger may go down and still move it.
  private static let reach: CGFloat = 10
  private final var limited = LimitedValue<Float>(upTo: 1)
  private final var thumbImages = StateValues<UIImage>()
  private final var minimumTrackImages = StateValues<UIImage>()
  private final var maximumTrackImages = StateValues<UIImage>()
  /// The distance from the middle of the thumb to the point where the finger went down.
  private final var grip: CGFloat = 0
  /// Whether a change has not been reported yet.
  private final var isUntold = false

  // MARK: Acting for assistive technologies

  /// Moves the thumb up by a tenth of the range, and tells of the change.
  open override func accessibilityIncrement() { step(up: true) }

  /// Moves the thumb down by a tenth of the range, and tells of the change.
  open override func accessibilityDecrement() { step(up: false) }

  private static let stepShare: Float = 0.1

  private final func step(up isUp: Bool) {
    let old = value
    let step = (maximumValue - minimumValue) * Self.stepShare
    setValue(old + (isUp ? step : -step), animated: true)
    if value != old { sendValueChanged(with: nil) }
  }

  // MARK: The model

  override class var elementRole: ElementRole { .slider }

  package override var claimsTaps: Bool { isTracking }

  /// Slides the thumb to a value as a user does.
  package final func userSlide(to value: Float) {
    let finger = hostApplication.finger.free
    finger.began(self, at: middle(of: thumb(for: self.value)), aimingAt: .value(value))
    if value != self.value { finger.moved(to: middle(of: thumb(for: value))) }
    finger.ended()
  }

  /// Returns the value that the thumb goes to in place of another one, by the marks on the track.
  private final func held(_ value: Float) -> Float {
    let range = maximumValue - minimumValue
    guard let trackConfiguration, range > 0 else { return value }
    return minimumValue + trackConfiguration.held((value - minimumValue) / range) * range
  }

  private final func aimedValue(of touch: UITouch) -> Float? {
    if case .value(let value)? = touch.aim { value } else { nil }
  }

  private final func tell(with event: UIEvent?) {
    guard isUntold else { return }
    isUntold = false
    sendValueChanged(with: event)
  }

  private final func thumb(for value: Float) -> CGRect {
    let bounds = bounds
    return thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
  }

  private final func middle(of rect: CGRect) -> CGPoint { CGPoint(x: rect.midX, y: rect.midY) }

  /// Returns the position of a value on the track, from 0 at the left to 1 at the right.
  private final func fraction(of value: Float) -> CGFloat {
    let part =
      (Double(value) - Double(limited.minimum))
      / (Double(limited.maximum) - Double(limited.minimum))
    let place = part.isNaN ? 0 : min(max(part, 0), 1)
    return isReversed ? 1 - place : place
  }

  /// Returns the value at which the middle of the thumb is at a position.
  private final func value(at x: CGFloat) -> Float {
    let start = thumb(for: isReversed ? limited.maximum : limited.minimum).midX
    let way = thumb(for: isReversed ? limited.minimum : limited.maximum).midX - start
    let part = (x - start) / way
    guard way > 0, part.isFinite else { return limited.value }
    let place = min(max(isReversed ? 1 - part : part, 0), 1)
    let (least, greatest) = (Double(limited.minimum), Double(limited.maximum))
    return Float(least + (greatest - least) * place)
  }

  private final var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

extension UISlider {
  /// The value as assistive technologies read it: its share in the range.
  var percent: String {
    let range = Double(maximumValue) - Double(minimumValue)
    return Self.percent(range > 0 ? (Double(value) - Double(minimumValue)) / range : 0)
  }
}
