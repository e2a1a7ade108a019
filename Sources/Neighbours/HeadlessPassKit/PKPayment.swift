public import HeadlessUIKit

/// What a user has paid.
open class PKPayment: NSObject {
  /// What the shop gets.
  public final let token = PKPaymentToken()
  /// How it is sent.
  open internal(set) var shippingMethod: PKShippingMethod?

  override init() { super.init() }
}
