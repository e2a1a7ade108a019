import HeadlessUIKit

/// What the user has bought.
struct Purchase: Hashable, Sendable {
  let product: SimulatedProduct
  let id: UInt64
  /// The first purchase of the subscription, or this one.
  let firstID: UInt64
  let firstDate: Date
  let terms: PurchaseTerms
  let date: Date
  var expiration: Date?
  var revocation: Date?
  var revocationReason: Transaction.RevocationReason?
  /// What a test has said of the next payment.
  var renewal = SimulatedRenewal()
  var isUpgraded = false
  var isFinished = false

  init(product: SimulatedProduct, id: UInt64, terms: PurchaseTerms, before: Purchase?) {
    self.product = product
    self.id = id
    self.terms = terms
    date = Date()
    let first = product.kind == .consumable ? nil : before
    firstID = first?.firstID ?? id
    firstDate = first?.firstDate ?? date
    expiration = terms.offer?.end(after: date) ?? product.period?.end(after: date)
  }

  /// What was paid.
  var price: Decimal { (terms.offer?.price ?? product.price) * Decimal(terms.quantity) }

  /// When the shop has last written of it.
  var signedDate: Date { revocation ?? date }

  /// Whether the user has it.
  func counts(at date: Date) -> Bool {
    !isUpgraded && [.subscribed, .inGracePeriod].contains(renewalState(at: date))
  }

  /// Whether it goes on.
  func renewalState(at date: Date) -> Product.SubscriptionInfo.RenewalState {
    if revocation != nil { return .revoked }
    if let end = renewal.gracePeriodExpirationDate, end > date { return .inGracePeriod }
    if renewal.isInBillingRetry { return .inBillingRetryPeriod }
    return expiration.map { $0 > date } != false ? .subscribed : .expired
  }

  /// Whether it takes the place of another one, which is of the same group and a lesser service.
  func upgrades(_ other: Purchase) -> Bool {
    product.isOfSameGroup(as: other.product) && product.level < other.product.level
      && other.counts(at: date)
  }
}

/// How something was bought.
struct PurchaseTerms: Hashable, Sendable {
  var quantity = 1
  var token: UUID?
  var offer: SimulatedOffer?
  var ownership = Transaction.OwnershipType.purchased
  /// Whether a subscription was paid again by itself.
  var isRenewal = false
  let storefront: Storefront
  let environment: AppStore.Environment
}
