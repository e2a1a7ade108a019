import HeadlessStoreKit
import HeadlessSwiftUI

/// What is done before and after a purchase in a view of the shop.
struct ShopActions {
  var start: (@MainActor (Product) async -> Void)?
  var completion: (@MainActor (Product, Result<Product.PurchaseResult, any Error>) async -> Void)?

  /// Asks the user whether they buy a product, and tells what came of it.
  @MainActor func buy(_ product: Product) {
    Task {
      await start?(product)
      let result: Result<Product.PurchaseResult, any Error>
      do {
        result = .success(try await product.purchase())
      } catch {
        result = .failure(error)
      }
      await completion?(product, result)
    }
  }
}

private struct ShopActionsKey: EnvironmentKey {
  static var defaultValue: ShopActions { ShopActions() }
}

extension EnvironmentValues {
  var shopActions: ShopActions {
    get { self[ShopActionsKey.self] }
    set { self[ShopActionsKey.self] = newValue }
  }
}
