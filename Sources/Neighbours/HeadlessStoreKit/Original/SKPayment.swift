public import HeadlessUIKit

/// The wish to buy a product.
open class SKPayment: NSObject {
  /// What is wished for.
  struct Values {
    var id: String
    var quantity = 1
    var name: String?
    var asksParent = false
    var discount: SKPaymentDiscount?
    /// Where the product was found.
    var storefront: Storefront?
  }

  var values: Values

  /// Creates a wish for one of a product.
  public required init(product: SKProduct) {
    values = Values(id: product.productIdentifier, storefront: .of(product.priceLocale))
  }

  private init(_ id: String) { values = Values(id: id) }

  /// The wish of a purchase elsewhere.
  static func of(_ id: String) -> SKPayment { SKPayment(id) }

  /// The product.
  open var productIdentifier: String { values.id }
  /// How many.
  open var quantity: Int { values.quantity }
  /// The user of the app's that buys it.
  open var applicationUsername: String? { values.name }
  /// Whether a parent has to be asked.
  open var simulatesAskToBuyInSandbox: Bool { values.asksParent }
  /// The offer that it is bought with.
  open var paymentDiscount: SKPaymentDiscount? { values.discount }

  /// The wish as the shop takes it: a name that is a number for users says which of them buys it.
  var wish: PurchaseWish {
    PurchaseWish(
      quantity: quantity, token: applicationUsername.flatMap(UUID.init),
      asksParent: simulatesAskToBuyInSandbox, offer: paymentDiscount?.claim)
  }
}
