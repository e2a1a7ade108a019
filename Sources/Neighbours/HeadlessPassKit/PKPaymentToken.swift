public import HeadlessUIKit

/// What a shop gets of a payment: as in a simulator, nothing that is worth money.
open class PKPaymentToken: NSObject {
  /// The name of the payment.
  open var transactionIdentifier: String { "Simulated Identifier" }
  /// What the shop hands on.
  open var paymentData: Data { Data() }

  override init() { super.init() }
}
