public import Foundation

/// A control that is on or off.
///
/// A user's flip sends `.valueChanged`, `.touchUpInside` and `.primaryActionTriggered`, and no
/// `.touchDown`. A change by code sends nothing (behaviour 7, 8).
open class UISwitch: UIControl {
  // MARK: Creating a switch

  /// Creates a switch at the origin of a frame.
  ///
  /// Its size is always the same.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
  }

  /// Creates a switch from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.size
  }

  // MARK: Setting the off or on state

  /// Whether the switch is on.
  open var isOn: Bool {
    get { storedIsOn }
    set { setOn(newValue, animated: false) }
  }

  /// Turns the switch on or off without sending an action.
  open func setOn(_ on: Bool, animated: Bool) { storedIsOn = on }

  // MARK: Customizing the appearance of the switch

  /// The actual style of the switch.
  open var style: Style { .sliding }

  /// The style that the app prefers.
  open var preferredStyle = Style.automatic

  /// The color of the switch while it is on.
  open var onTintColor: UIColor?

  /// The color of the thumb.
  open var thumbTintColor: UIColor?

  /// An image that newer systems do not show.
  open var onImage: UIImage?

  /// An image that newer systems do not show.
  open var offImage: UIImage?

  /// The text beside a checkbox.
  open var title: String?

  // MARK: Measuring

  /// The size that layout gives a switch, which is a little less wide than its frame.
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: Self.size.width - DeviceProfile.current.controls.toggleOverhang,
      height: Self.size.height)
  }

  /// Returns the size of a switch.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  // MARK: Making the view accessible

  /// Whether assistive technologies see the switch, unless the app says otherwise.
  open override var isAccessibilityElement: Bool {
    get { givenIsAccessibilityElement ?? true }
    set { givenIsAccessibilityElement = newValue }
  }

  /// The value for assistive technologies: `1` or `0`, unless another one was set.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (isOn ? "1" : "0") }
    set { super.accessibilityValue = newValue }
  }

  /// The traits of the switch for assistive technologies.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { givenTraits ?? (isEnabled ? .button : [.button, .notEnabled]) }
    set { givenTraits = newValue }
  }

  // MARK: Storage

  private static var size: CGSize { DeviceProfile.ofSystem.controls.toggle }
  private final var storedIsOn = false
  private final var givenIsAccessibilityElement: Bool?
  private final var givenTraits: UIAccessibilityTraits?

  // MARK: The model

  override class var elementRole: ElementRole { .switch }

  override func defaultHugging(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    .defaultHigh
  }

  override var fixedSize: CGSize? { Self.size }

  package override var claimsTaps: Bool { true }

  /// Flips the switch as a user does, from wherever the finger came.
  package final func userFlip(with event: UIEvent? = nil) {
    let wasOn = isOn
    setOn(!wasOn, animated: true)
    let hasChanged = isOn != wasOn
    if hasChanged { send(.valueChanged, with: event) }
    send(.touchUpInside, with: event)
    if hasChanged { send(.primaryActionTriggered, with: event) }
  }

  // A switch reports its value and no touches.
  override func sendTouch(_ events: Event, with event: UIEvent?) {}

  override func touchUpInside(with event: UIEvent?) { userFlip(with: event) }
}

extension UISwitch {
  /// The style of a switch.
  public enum Style: Int, Sendable {
    /// The style that suits the device.
    case automatic = 0
    case checkbox = 1
    case sliding = 2
  }
}
