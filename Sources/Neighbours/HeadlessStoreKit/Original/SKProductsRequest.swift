import HeadlessUIKit

/// The question for products.
open class SKProductsRequest: SKRequest {
  private let identifiers: Set<String>

  /// Creates a question without identifiers.
  public override convenience init() { self.init(productIdentifiers: []) }

  /// Creates a question for products.
  public init(productIdentifiers: Set<String>) { identifiers = productIdentifiers }

  @MainActor override func answer() {
    let found = Shop.current.find(identifiers)
    let response = SKProductsResponse(found, without: identifiers.subtracting(found.map(\.id)))
    (delegate as? any SKProductsRequestDelegate)?.productsRequest(self, didReceive: response)
  }
}
