public import HeadlessStoreKit

extension Product {
  /// How far a question for products is.
  public enum CollectionTaskState: Sendable {
    case loading
    case success([Product], unavailable: [Product.ID])
    case failure(any Error)
  }

  /// How far a question for a product is.
  public enum TaskState: Sendable {
    case loading
    /// The shop does not have it.
    case unavailable
    case success(Product)
    case failure(any Error)

    /// The product, if it is known.
    public var product: Product? {
      if case .success(let product) = self { product } else { nil }
    }
  }
}
