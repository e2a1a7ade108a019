/// A wish to buy that can be changed.
open class SKMutablePayment: SKPayment {
  /// Creates a wish for nothing yet.
  public convenience init() { self.init(product: SKProduct()) }

  /// The product.
  open override var productIdentifier: String {
    get { values.id }
    set { values.id = newValue }
  }

  /// How many.
  open override var quantity: Int {
    get { values.quantity }
    set { values.quantity = newValue }
  }

  /// The user of the app's that buys it.
  open override var applicationUsername: String? {
    get { values.name }
    set { values.name = newValue }
  }

  /// Whether a parent has to be asked.
  open override var simulatesAskToBuyInSandbox: Bool {
    get { values.asksParent }
    set { values.asksParent = newValue }
  }

  /// The offer that it is bought with.
  open override var paymentDiscount: SKPaymentDiscount? {
    get { values.discount }
    set { values.discount = newValue }
  }
}
