public import HeadlessUIKit

/// A product of the shop.
public struct Product: Identifiable, Hashable, Sendable {
  let told: SimulatedProduct
  let locale: Locale

  init(_ told: SimulatedProduct) {
    self.told = told
    locale = Shop.current.locale
  }

  // MARK: What it is

  /// Its identifier.
  public var id: String { told.id }
  /// The kind of product.
  public var type: ProductType { told.kind }
  /// What the user reads.
  public var displayName: String { told.name }
  /// What more the user reads.
  public var description: String { told.description }
  /// The price.
  public var price: Decimal { told.price }
  /// The price as the user reads it.
  public var displayPrice: String { price.formatted(priceFormatStyle) }
  /// Whether all of a family have it.
  public var isFamilyShareable: Bool { told.isFamilyShareable }

  /// How prices are written.
  public var priceFormatStyle: Decimal.FormatStyle.Currency {
    .currency(code: locale.currency?.identifier ?? "USD").locale(locale)
  }

  /// What a subscription has besides; `nil` for other products.
  public var subscription: SubscriptionInfo? { SubscriptionInfo(told, priceFormatStyle) }

  /// The kinds of products.
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a kind of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// What can be bought again and again.
    public static let consumable = ProductType(rawValue: "Consumable")
    /// What is bought once.
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    /// A subscription that ends by itself.
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    /// A subscription that goes on until the user ends it.
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
  }

  // MARK: Finding products

  /// Asks the shop for products; what it does not have is left out.
  public static func products<Identifiers: Collection>(
    for identifiers: Identifiers
  ) async throws -> [Product] where Identifiers.Element == String {
    let ids = Set(identifiers)
    await MainTurn.come("Product.products(for:)")
    if !Shop.current.isReachable {
      throw StoreKitError.networkError(.init(.notConnectedToInternet))
    }
    return Shop.current.find(ids).map(Product.init)
  }

  // MARK: What the user has

  /// The last purchase of it.
  public var latestTransaction: VerificationResult<Transaction>? {
    get async { await Transaction.latest(for: id) }
  }

  /// The purchases that count.
  public var currentEntitlements: Transaction.Transactions {
    Transaction.currentEntitlements(for: id)
  }

  /// The purchase that counts.
  public var currentEntitlement: VerificationResult<Transaction>? {
    get async { await Transaction.currentEntitlement(for: id) }
  }
}
