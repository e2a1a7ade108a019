public import HeadlessUIKit

/// The wish to buy a product.
open class SKPayment: NSObject {
  var values: (id: String, quantity: Int, name: String?, asksParent: Bool)

  /// Creates a wish for one of a product.
  public required init(product: SKProduct) {
    values = (product.productIdentifier, 1, nil, false)
  }

  private init(_ id: String) { values = (id, 1, nil, false) }

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
}
