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

/// Shows the user what the shop has to say.
public struct DisplayMessageAction {
  init() {}

  /// Shows it.
  @MainActor public func callAsFunction(_ message: Message) throws {
    SimulatedStore.note(.message(message.reason))
  }
}

extension EnvironmentValues {
  /// Asks the user to rate the app.
  public var requestReview: RequestReviewAction { RequestReviewAction() }

  /// Shows the user what the shop has to say.
  public var displayStoreKitMessage: DisplayMessageAction { DisplayMessageAction() }

  /// Asks the user whether they buy a product.
  public var purchase: PurchaseAction { PurchaseAction() }
}
