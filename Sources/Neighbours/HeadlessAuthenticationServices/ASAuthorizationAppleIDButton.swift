public import HeadlessUIKit

/// The button by which a user signs in with Apple.
open class ASAuthorizationAppleIDButton: UIControl {
  /// What the button says.
  public enum ButtonType: Int, Sendable {
    case signIn = 0
    case `continue` = 1
    case signUp = 2

    /// That one signs in.
    public static var `default`: ButtonType { .signIn }

    var title: String {
      switch self {
      case .signIn: "Sign in with Apple"
      case .continue: "Continue with Apple"
      case .signUp: "Sign up with Apple"
      }
    }
  }

  /// The colours of the button.
  public enum Style: Int, Sendable {
    case white = 0
    case whiteOutline = 1
    case black = 2
  }

  /// Creates a button.
  public init(type: ButtonType, style: Style) {
    title.text = type.title
    super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
    accessibilityLabel = type.title
    isAccessibilityElement = true
    accessibilityTraits = .button
    backgroundColor = style == .black ? .black : .white
    title.textColor = style == .black ? .white : .black
    title.textAlignment = .center
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    if style == .whiteOutline {
      layer.borderWidth = 1
      layer.borderColor = UIColor.black.cgColor
    }
    cornerRadius = 6
    addSubview(title)
  }

  /// Creates a button that says that one signs in.
  public convenience override init(frame: CGRect) {
    self.init(type: .default, style: .black)
    self.frame = frame
  }

  /// Creates a button that says that one signs in.
  public convenience init(
    authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style
  ) {
    self.init(type: type, style: style)
  }

  /// Creates a button that says that one signs in.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    title.text = ButtonType.default.title
    addSubview(title)
  }

  /// The radius of the corners.
  open var cornerRadius: CGFloat {
    get { layer.cornerRadius }
    set { layer.cornerRadius = newValue }
  }

  private final let title = UILabel()

  open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 30) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = bounds
  }
}
