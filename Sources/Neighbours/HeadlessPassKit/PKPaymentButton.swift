public import HeadlessUIKit

/// A button with which a user begins to pay.
open class PKPaymentButton: UIButton {
  /// Creates one.
  public init(
    paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle
  ) {
    super.init(frame: .zero)
    setTitle(type == .setUp ? "Set up Apple Pay" : "Buy with Apple Pay", for: .normal)
  }

  /// Archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// The radius of its corners.
  open var cornerRadius: CGFloat = 4
}

/// What a button says.
public enum PKPaymentButtonType: Int, Sendable {
  case plain = 0
  case buy = 1
  case setUp = 2
  case inStore = 3
  case donate = 4
  case checkout = 5
  case book = 6
  case subscribe = 7
}

/// How a button looks.
public enum PKPaymentButtonStyle: Int, Sendable {
  case white
  case whiteOutline
  case black
  case automatic
}
