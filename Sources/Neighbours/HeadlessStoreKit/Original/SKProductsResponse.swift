public import HeadlessUIKit

/// The answer to the question for products.
open class SKProductsResponse: NSObject {
  private let found: [SKProduct]
  private let missing: [String]

  init(_ found: [SimulatedProduct], without missing: Set<String>) {
    self.found = found.map(SKProduct.init)
    self.missing = missing.sorted()
  }

  /// The products.
  open var products: [SKProduct] { found }
  /// The identifiers that the shop does not know.
  open var invalidProductIdentifiers: [String] { missing }
}
