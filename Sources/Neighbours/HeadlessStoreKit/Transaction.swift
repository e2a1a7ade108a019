public import HeadlessUIKit

/// What the user has bought.
public struct Transaction: Identifiable, Hashable, Sendable {
  let purchase: Purchase

  init(_ purchase: Purchase) { self.purchase = purchase }

  // MARK: What it is

  /// Its number.
  public var id: UInt64 { purchase.id }
  /// The number of the first purchase of the subscription, or its own.
  public var originalID: UInt64 { purchase.firstID }
  /// What was bought.
  public var productID: String { purchase.product.id }
  /// The kind of product.
  public var productType: Product.ProductType { purchase.product.kind }
  /// The subscriptions of which it is one.
  public var subscriptionGroupID: String? {
    purchase.product.period == nil ? nil : purchase.product.group
  }
  /// When it was bought.
  public var purchaseDate: Date { purchase.date }
  /// When it was bought first.
  public var originalPurchaseDate: Date { purchase.firstDate }
  /// When the subscription ends.
  public var expirationDate: Date? { purchase.expiration }
  /// How many were bought.
  public var purchasedQuantity: Int { purchase.terms.quantity }
  /// Whether the user has changed to a better subscription.
  public var isUpgraded: Bool { purchase.isUpgraded }
  /// Which of the app's users bought it.
  public var appAccountToken: UUID? { purchase.terms.token }
  /// Whether the user has bought it, or another one of the family.
  public var ownershipType: OwnershipType { purchase.terms.ownership }
  /// The number of this time of the subscription.
  public var webOrderLineItemID: String? { purchase.product.period.map { _ in "\(id)" } }
  /// When the money was given back.
  public var revocationDate: Date? { purchase.revocation }
  /// Why the money was given back.
  public var revocationReason: RevocationReason? { purchase.revocationReason }
  /// Whether the user has bought it, or a subscription was paid again.
  public var reason: Reason { purchase.terms.isRenewal ? .renewal : .purchase }
  /// What was paid.
  public var price: Decimal? { purchase.price }
  /// What it was paid in.
  public var currency: Locale.Currency? { storefront.currency }
  /// The shop of the country where it was bought.
  public var storefront: Storefront { purchase.terms.storefront }
  /// Where it was bought.
  public var environment: AppStore.Environment { purchase.terms.environment }
  /// The app.
  public var appBundleID: String { PortedModules.appIdentifier ?? "" }
  /// The number of the user's getting the app.
  public var appTransactionID: String { AppTransaction.number }
  /// When the shop has written it.
  public var signedDate: Date { purchase.signedDate }

  // MARK: As texts

  /// What it was paid in, by three letters.
  public var currencyCode: String? { currency?.identifier }
  /// The country where it was bought, by three letters.
  public var storefrontCountryCode: String { storefront.countryCode }
  /// The name of where it was bought.
  public var environmentStringRepresentation: String { environment.rawValue }
  /// The name of how it came to be.
  public var reasonStringRepresentation: String { reason.rawValue }

  /// Whether the user has bought something, or the family.
  public struct OwnershipType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a kind of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let purchased = OwnershipType(rawValue: "PURCHASED")
    public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
  }

  /// Why money was given back.
  public struct RevocationReason: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    /// Creates a reason of its number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let other = RevocationReason(rawValue: 0)
    public static let developerIssue = RevocationReason(rawValue: 1)
  }

  /// How a purchase came to be.
  public struct Reason: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a reason of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let purchase = Reason(rawValue: "PURCHASE")
    /// A subscription was paid again.
    public static let renewal = Reason(rawValue: "RENEWAL")
  }

  // MARK: What the app does

  /// Says that the user has what they bought.
  public func finish() async {
    Shop.current.change(id) { $0.isFinished = true }
    await ShopPayments.current.forget(id)
  }

  /// What became of the subscription; `nil` for other products.
  public var subscriptionStatus: Product.SubscriptionInfo.Status? {
    get async { subscriptionGroupID.flatMap(Shop.current.status) }
  }

  // MARK: All of them

  /// What happens elsewhere from now on, after what is not finished.
  public static var updates: Transactions { Transactions(Shop.current.updates()) }

  /// What the user has.
  public static var currentEntitlements: Transactions { Transactions(Shop.current.entitlements) }

  /// All that the user has bought, but what is consumed.
  public static var all: Transactions { Transactions(Shop.current.kept) }

  /// What the app has not finished.
  public static var unfinished: Transactions {
    Transactions(Shop.current.purchases.filter { !$0.isFinished })
  }

  /// All purchases of a product, but what is consumed.
  public static func all(for productID: String) -> Transactions {
    Transactions(Shop.current.kept.filter { $0.product.id == productID })
  }

  /// The purchases of a product that count.
  public static func currentEntitlements(for productID: String) -> Transactions {
    Transactions(Shop.current.entitlements.filter { $0.product.id == productID })
  }

  /// The last purchase of a product.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? {
    Shop.current.purchases.last { $0.product.id == productID }.map { .verified(Transaction($0)) }
  }

  /// The purchase of a product that counts.
  public static func currentEntitlement(
    for productID: String
  ) async -> VerificationResult<Transaction>? {
    Shop.current.entitlements.last { $0.product.id == productID }.map {
      .verified(Transaction($0))
    }
  }

  /// Purchases, one after the other.
  public struct Transactions: AsyncSequence, Sendable {
    /// A purchase.
    public typealias Element = VerificationResult<Transaction>

    private let purchases: AsyncStream<Purchase>

    init(_ purchases: AsyncStream<Purchase>) { self.purchases = purchases }

    init(_ purchases: [Purchase]) {
      self.purchases = AsyncStream { stream in
        for purchase in purchases { stream.yield(purchase) }
        stream.finish()
      }
    }

    /// Goes through them.
    public func makeAsyncIterator() -> AsyncIterator {
      AsyncIterator(purchases: purchases.makeAsyncIterator())
    }

    /// Goes through purchases.
    public struct AsyncIterator: AsyncIteratorProtocol {
      var purchases: AsyncStream<Purchase>.Iterator

      /// Waits for the next one.
      public mutating func next() async -> VerificationResult<Transaction>? {
        await next(isolation: nil)
      }

      /// Waits for the next one, where it is called.
      public mutating func next(
        isolation actor: isolated (any Actor)?
      ) async -> VerificationResult<Transaction>? {
        await purchases.next(isolation: actor).map { .verified(Transaction($0)) }
      }
    }
  }
}

/// What the shop has written, and whether it surely was the shop.
public enum VerificationResult<SignedType> {
  /// It may have been written elsewhere.
  case unverified(SignedType, VerificationError)
  case verified(SignedType)

  /// Why it may have been written elsewhere.
  public enum VerificationError: Error, Hashable, Sendable {
    case revokedCertificate
    case invalidCertificateChain
    case invalidDeviceVerification
    case invalidEncoding
    case invalidSignature
    case missingRequiredProperties
  }

  /// What was written, by the shop or not.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .unverified(let value, _), .verified(let value): value
    }
  }

  /// What the shop has written; throws if it may have been written elsewhere.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .unverified(_, let error): throw error
      case .verified(let value): value
      }
    }
  }
}

extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}
extension VerificationResult: Sendable where SignedType: Sendable {}
