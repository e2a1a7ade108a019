public import Foundation

/// A spinning wheel that shows that work is going on (behaviour 15).
open class UIActivityIndicatorView: UIView {
  // MARK: Creating an activity indicator

  /// Creates an indicator with the size of a style.
  public init(style: Style) {
    storedStyle = style
    super.init(frame: CGRect(origin: .zero, size: Self.size(of: style)))
    storedIsHidden = true
  }

  /// Creates an indicator of the usual style.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    storedIsHidden = true
    if frame.size == .zero { bounds = CGRect(origin: .zero, size: Self.size(of: .medium)) }
    self.frame.origin = frame.origin
  }

  /// Creates an indicator from an archive.
  public required init(coder: NSCoder) {
    super.init(frame: CGRect(origin: .zero, size: Self.size(of: .medium)))
    storedIsHidden = true
    coder.interface?.decode(self)
  }

  // MARK: Managing an activity indicator

  /// Starts and shows the wheel.
  open func startAnimating() {
    storedIsAnimating = true
    isHidden = false
  }

  /// Stops the wheel, and hides it unless the app says otherwise.
  open func stopAnimating() {
    storedIsAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  /// Whether the wheel is spinning.
  open var isAnimating: Bool { storedIsAnimating }

  /// Whether the wheel is hidden while it is not spinning.
  open var hidesWhenStopped = true {
    didSet {
      if hidesWhenStopped != oldValue, !storedIsAnimating { isHidden = hidesWhenStopped }
    }
  }

  // MARK: Configuring the appearance

  /// The size of the wheel.
  open var style: Style {
    get { storedStyle }
    set {
      guard storedStyle != newValue else { return }
      storedStyle = newValue
      bounds.size = Self.size(of: newValue)
      invalidateIntrinsicContentSize()
    }
  }

  /// The color of the wheel.
  open var color: UIColor! {
    get { storedColor ?? .systemGray }
    set { storedColor = newValue }
  }

  // MARK: Measuring

  /// The size of the style.
  open override var intrinsicContentSize: CGSize { Self.size(of: storedStyle) }

  /// Returns the size of the style.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size(of: storedStyle) }

  // MARK: Storage

  private final var storedStyle = Style.medium
  private final var storedIsAnimating = false
  private final var storedColor: UIColor?

  // MARK: The model

  override class var elementRole: ElementRole { .activity }

  override func defaultHugging(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    .defaultHigh
  }

  /// The raw value of `whiteLarge`, whose name is deprecated and would warn.
  private static let rawValueOfWhiteLarge = 0

  private static func size(of style: Style) -> CGSize {
    let isLarge = style == .large || style.rawValue == rawValueOfWhiteLarge
    let sizes = DeviceProfile.current.controls
    return isLarge ? sizes.largeActivityIndicator : sizes.activityIndicator
  }
}

extension UIActivityIndicatorView {
  /// The size of an activity indicator.
  public enum Style: Int, Sendable {
    /// Large and white, on older systems.
    @available(*, deprecated, renamed: "large")
    case whiteLarge = 0
    /// White, on older systems.
    @available(*, deprecated, renamed: "medium")
    case white = 1
    /// Gray, on older systems.
    @available(*, deprecated, renamed: "medium")
    case gray = 2
    case medium = 100
    case large = 101
  }
}
