public import HeadlessStoreKit
public import HeadlessSwiftUI

/// Asks the user to rate the app.
public struct RequestReviewAction {
  init() {}

  /// Asks.
  @MainActor public func callAsFunction() { SKStoreReviewController.requestReview() }
}

/// Asks the user whether they buy a product.
public struct PurchaseAction {
  init() {}

  /// Asks.
  @MainActor @discardableResult
  public func callAsFunction(
    _ product: Product, options: Set<Product.PurchaseOption> = []
  ) async throws -> Product.PurchaseResult { try await product.purchase(options: options) }
}

extension EnvironmentValues {
  /// Asks the user to rate the app.
  public var requestReview: RequestReviewAction { RequestReviewAction() }

  /// Asks the user whether they buy a product.
  public var purchase: PurchaseAction { PurchaseAction() }
}
