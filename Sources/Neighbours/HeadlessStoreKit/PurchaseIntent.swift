import HeadlessUIKit

/// What the user wants to buy, as they have said in the App Store.
public struct PurchaseIntent: Hashable, Sendable, Identifiable {
  /// The product.
  public let product: Product
  /// The offer that the user has seen there.
  public let offer: Product.SubscriptionOffer?

  /// The product's identifier.
  public var id: Product.ID { product.id }

  /// What the user wants, from the first time that the app has not heard of.
  public static var intents: PurchaseIntents {
    PurchaseIntents(Shop.current.intentListeners.stream())
  }

  /// What the user wants to buy, one after the other.
  public typealias PurchaseIntents = _ShopSequence<PurchaseIntent>
}
