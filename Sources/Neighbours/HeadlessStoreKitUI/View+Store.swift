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

  /// Asks the shop for a product, and tells how far that is.
  public nonisolated func storeProductTask(
    for id: Product.ID, priority: TaskPriority = .medium,
    action: @escaping @MainActor (Product.TaskState) async -> Void
  ) -> some View {
    task(id: id) {
      await action(.loading)
      do {
        let product = try await Product.products(for: [id]).first
        await action(product.map { .success($0) } ?? .unavailable)
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

  /// The look of products.
  public nonisolated func productViewStyle(_ style: some ProductViewStyle) -> some View {
    modifier(ProductViewStyleModifier(style: style))
  }

  /// Shows the user's subscriptions when a binding becomes true: `SimulatedStore.screens` has them then,
  /// and the binding is false again.
  public nonisolated func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View {
    modifier(SubscriptionsSheet(isPresented: isPresented, group: nil))
  }

  /// Shows the user's subscription of a group, as above.
  public nonisolated func manageSubscriptionsSheet(
    isPresented: Binding<Bool>, subscriptionGroupID: String
  ) -> some View {
    modifier(SubscriptionsSheet(isPresented: isPresented, group: subscriptionGroupID))
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

/// Notes that the user sees their subscriptions, which they leave at once.
private nonisolated struct SubscriptionsSheet: ViewModifier {
  let isPresented: Binding<Bool>
  let group: String?

  @MainActor func body(content: Content) -> some View {
    content.onChange(of: isPresented.wrappedValue) { _, isShown in
      guard isShown else { return }
      SimulatedStore.note(.subscriptions(group: group))
      isPresented.wrappedValue = false
    }
  }
}
