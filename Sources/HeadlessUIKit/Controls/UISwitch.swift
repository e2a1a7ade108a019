public import Foundation

/// A control that is on or off.
///
/// A user's flip sends `.valueChanged`, `.touchUpInside` and `.primaryActionTriggered`, and no
/// `.touchDown`; a change in code sends nothing (behaviour 7, 8).
open class UISwitch: UIControl {
  // MARK: Creating a switch

  /// Creates a switch at the origin of a frame; its size is always the same.
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

  /// Turns the switch on or off, without sending an action.
  open func setOn(_ on: Bool, animated: Bool) { storedIsOn = on }

  // MARK: Customizing the appearance of the switch

  /// The style that the switch has.
  open var style: Style { .sliding }

  /// The style that the switch is to have where there is a choice.
  open var preferredStyle = Style.automatic

  /// The color of the switch while it is on.
  open var onTintColor: UIColor?

  /// The color of the thumb.
  open var thumbTintColor: UIColor?

  /// An image that newer systems do not show.
  open var onImage: UIImage?

  /// An image that newer systems do not show.
  open var offImage: UIImage?

  /// The text beside a box with a tick.
  open var title: String?

  // MARK: Measuring

  /// The size of a switch.
  open override var intrinsicContentSize: CGSize { Self.size }

  /// The size of a switch.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  // MARK: Making the view accessible

  /// Whether assistive technologies see the switch, as they do unless told otherwise.
  open override var isAccessibilityElement: Bool {
    get { givenIsAccessibilityElement ?? true }
    set { givenIsAccessibilityElement = newValue }
  }

  /// What the switch holds: `1` or `0`, unless set.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (isOn ? "1" : "0") }
    set { super.accessibilityValue = newValue }
  }

  /// What kind of thing the switch is.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { givenTraits ?? (isEnabled ? .button : [.button, .notEnabled]) }
    set { givenTraits = newValue }
  }

  // MARK: Storage

  private static let size = CGSize(width: 51, height: 31)
  private final var storedIsOn = false
  private final var givenIsAccessibilityElement: Bool?
  private final var givenTraits: UIAccessibilityTraits?

  // MARK: The model

  package override var tapWords: GestureWords {
    GestureWords(name: "Fleet.SwitchError", cannot: "Cannot flip UISwitch")
  }

  package override var claimsTaps: Bool { true }

  override var isOfKnownClass: Bool { type(of: self) == UISwitch.self }

  /// What a user's flip does, wherever the finger came from.
  package final func userFlip(with event: UIEvent? = nil) {
    let wasOn = isOn
    setOn(!wasOn, animated: true)
    let hasChanged = isOn != wasOn
    if hasChanged { send(.valueChanged, with: event) }
    send(.touchUpInside, with: event)
    if hasChanged { send(.primaryActionTriggered, with: event) }
  }

  // A switch tells of its value, and not of the finger.
  override func sendTouch(_ events: Event, with event: UIEvent?) {}

  override func touchUpInside(with event: UIEvent?) { userFlip(with: event) }
}

extension UISwitch {
  /// What a switch looks like.
  public enum Style: Int, Sendable {
    /// Whatever suits the device.
    case automatic = 0
    /// A box with a tick.
    case checkbox = 1
    /// A thumb that slides.
    case sliding = 2
  }
}
