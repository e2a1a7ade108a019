public import Foundation

/// A wheel that turns while something is going on (behaviour 15).
open class UIActivityIndicatorView: UIView {
  // MARK: Creating an activity indicator

  /// Creates an indicator of a style, just large enough for it.
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

  /// Has the wheel turn, and shows it.
  open func startAnimating() {
    storedIsAnimating = true
    isHidden = false
  }

  /// Has the wheel stop, and hides it unless told otherwise.
  open func stopAnimating() {
    storedIsAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  /// Whether the wheel turns.
  open var isAnimating: Bool { storedIsAnimating }

  /// Whether the wheel is hidden while it does not turn.
  open var hidesWhenStopped = true {
    didSet {
      if hidesWhenStopped != oldValue, !storedIsAnimating { isHidden = hidesWhenStopped }
    }
  }

  // MARK: Configuring the appearance

  /// How large the wheel is.
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

  /// The size of the style.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size(of: storedStyle) }

  // MARK: Storage

  private final var storedStyle = Style.medium
  private final var storedIsAnimating = false
  private final var storedColor: UIColor?

  // MARK: The model

  private static func size(of style: Style) -> CGSize {
    // By number, since the names of older systems are not to be used.
    let isLarge = style == .large || style.rawValue == 0
    return isLarge ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }
}

extension UIActivityIndicatorView {
  /// How large an activity indicator is.
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
    /// As usual.
    case medium = 100
    /// Large.
    case large = 101
  }
}
