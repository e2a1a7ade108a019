public import HeadlessStoreKit
public import HeadlessSwiftUI

extension View {
  /// Does something before a purchase in a view of the shop.
  public nonisolated func onInAppPurchaseStart(
    perform action: (@MainActor (Product) async -> Void)?
  ) -> some View { transformEnvironment(\.shopActions) { $0.start = action } }

  /// Does something after a purchase in a view of the shop.
  public nonisolated func onInAppPurchaseCompletion(
    perform action: (
      @MainActor (Product, Result<Product.PurchaseResult, any Error>) async -> Void
    )?
  ) -> some View { transformEnvironment(\.shopActions) { $0.completion = action } }

  /// Asks the shop for products, and tells how far that is.
  public nonisolated func storeProductsTask(
    for ids: some Collection<String> & Equatable & Sendable, priority: TaskPriority = .medium,
    action: @escaping @MainActor (Product.CollectionTaskState) async -> Void
  ) -> some View {
    task(id: Array(ids)) {
      await action(.loading)
      do {
        let products = try await Product.products(for: ids)
        let known = Set(products.map(\.id))
        await action(.success(products, unavailable: ids.filter { !known.contains($0) }))
      } catch {
        await action(.failure(error))
      }
    }
  }

  /// Asks what the user has of a group, and tells it.
  public nonisolated func subscriptionStatusTask(
    for groupID: String, priority: TaskPriority = .medium,
    action:
      @escaping @MainActor (
        EntitlementTaskState<[Product.SubscriptionInfo.Status]>
      ) async -> Void
  ) -> some View {
    task(id: groupID) {
      await action(.loading)
      do {
        await action(.success(try await Product.SubscriptionInfo.status(for: groupID)))
      } catch {
        await action(.failure(error))
      }
    }
  }

  /// Asks whether the user has a product, and tells it.
  public nonisolated func currentEntitlementTask(
    for productID: String, priority: TaskPriority = .medium,
    action:
      @escaping @MainActor (
        EntitlementTaskState<VerificationResult<HeadlessStoreKit.Transaction>?>
      ) async -> Void
  ) -> some View {
    task(id: productID) {
      await action(.loading)
      await action(.success(await HeadlessStoreKit.Transaction.currentEntitlement(for: productID)))
    }
  }

  /// The look of products, of which there is one here.
  public nonisolated func productViewStyle(_ style: some ProductViewStyle) -> some View { self }

  /// Would show the user's subscriptions while a binding is true: here it is false again.
  public nonisolated func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View {
    onChange(of: isPresented.wrappedValue) { _, isShown in
      if isShown { isPresented.wrappedValue = false }
    }
  }
}

extension Product {
  /// How far a question for products is.
  public enum CollectionTaskState {
    case loading
    case success([Product], unavailable: [Product.ID])
    case failure(any Error)
  }
}

/// How far a question for what the user has is.
public enum EntitlementTaskState<Value> {
  case loading
  case success(Value)
  case failure(any Error)

  /// The answer, if there is one.
  public var value: Value? { if case .success(let value) = self { value } else { nil } }
}

/// A look of products.
public protocol ProductViewStyle {}

/// The usual look of products.
public struct RegularProductViewStyle: ProductViewStyle {
  /// Creates the look.
  public init() {}
}

/// A look of products that takes little room.
public struct CompactProductViewStyle: ProductViewStyle {
  /// Creates the look.
  public init() {}
}

/// A look of products that takes much room.
public struct LargeProductViewStyle: ProductViewStyle {
  /// Creates the look.
  public init() {}
}

/// The look of products that the place decides about.
public struct AutomaticProductViewStyle: ProductViewStyle {
  /// Creates the look.
  public init() {}
}

extension ProductViewStyle where Self == RegularProductViewStyle {
  /// The usual look.
  public static var regular: RegularProductViewStyle { RegularProductViewStyle() }
}
extension ProductViewStyle where Self == CompactProductViewStyle {
  /// It takes little room.
  public static var compact: CompactProductViewStyle { CompactProductViewStyle() }
}
extension ProductViewStyle where Self == LargeProductViewStyle {
  /// It takes much room.
  public static var large: LargeProductViewStyle { LargeProductViewStyle() }
}
extension ProductViewStyle where Self == AutomaticProductViewStyle {
  /// The place decides.
  public static var automatic: AutomaticProductViewStyle { AutomaticProductViewStyle() }
}
