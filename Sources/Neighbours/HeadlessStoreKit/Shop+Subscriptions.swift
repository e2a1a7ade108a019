import HeadlessUIKit

extension Shop {
  /// The purchases of a group of subscriptions, the last one at the end.
  func purchases(of group: String) -> [Purchase] { purchases.filter { $0.product.isOf(group) } }

  /// The groups of which the user has had a subscription, the first one first.
  var groups: [String] {
    var groups: [String] = []
    for purchase in purchases
    where purchase.product.period != nil && !groups.contains(purchase.product.group) {
      groups.append(purchase.product.group)
    }
    return groups
  }

  /// What became of a group's subscription.
  func status(of group: String) -> Product.SubscriptionInfo.Status? {
    purchases(of: group).last.map { .init($0, in: self) }
  }

  /// When the user began to have a group's subscription without a gap of more than 60 days.
  func start(of purchase: Purchase) -> Date {
    var start = purchase.date
    for earlier in purchases(of: purchase.product.group).reversed() where earlier.date <= start {
      let end = earlier.revocation ?? earlier.expiration ?? earlier.date
      if start.timeIntervalSince(end) > 60 * 86400 { break }
      start = earlier.date
    }
    return start
  }

  // MARK: Offers

  /// Whether the user has not had a subscription of a group.
  func isNew(to group: String) -> Bool { purchases(of: group).isEmpty }

  /// The offers that shall bring the user back to a subscription that is over.
  func winBackOffers(for purchase: Purchase) -> [String] {
    if let said = purchase.renewal.eligibleWinBackOfferIDs { return said }
    guard purchase.renewalState(at: Date()) == .expired else { return [] }
    return (products ?? []).filter { $0.isOfSameGroup(as: purchase.product) }
      .flatMap { $0.offers(.winBack).compactMap(\.id) }
  }

  /// Why the user cannot have the offer that the app names.
  func refusal(of claim: OfferClaim, on product: SimulatedProduct) -> SKError.Code? {
    if let fault = claim.fault { return fault }
    guard product.offers(claim.type).contains(where: { $0.id == claim.id }) else {
      return .invalidOfferIdentifier
    }
    guard let last = purchases(of: product.group).last else { return .ineligibleForOffer }
    if case .winBack = claim, !winBackOffers(for: last).contains(claim.id) {
      return .ineligibleForOffer
    }
    return nil
  }

  /// The offer of a purchase: what the app names, or what new users have without it.
  func offer(_ claim: OfferClaim?, on product: SimulatedProduct) -> SimulatedOffer? {
    if let claim { return product.offers(claim.type).first { $0.id == claim.id } }
    return isNew(to: product.group) ? product.introductoryOffer : nil
  }

  /// The offer of the next payment: the one of the last, unless it was had often enough.
  func nextOffer(after purchase: Purchase) -> SimulatedOffer? {
    guard let offer = purchase.terms.offer, offer.paymentMode == .payAsYouGo else { return nil }
    let had = purchases(of: purchase.product.group).reversed().prefix { $0.terms.offer == offer }
    return had.count < offer.periodCount ? offer : nil
  }

  // MARK: Elsewhere

  /// Buys a product without the app, or pays a subscription again.
  @MainActor func buyElsewhere(
    _ product: SimulatedProduct, offer: SimulatedOffer? = nil,
    ownership: Transaction.OwnershipType = .purchased
  ) {
    var terms = terms
    terms.ownership = ownership
    let last = purchases(of: product.group).last
    let isOver = last.map { [.expired, .revoked].contains($0.renewalState(at: Date())) }
    if let last, offer == nil, last.product.id == product.id, isOver == false {
      terms.isRenewal = true
      terms.token = last.terms.token
      terms.offer = nextOffer(after: last)
    } else {
      terms.offer = offer ?? self.offer(nil, on: product)
    }
    let purchase = made(product, terms)
    add(purchase)
    tell(purchase)
    ShopPayments.current.hear(of: purchase)
  }

  /// What holds for a purchase that is made now.
  var terms: PurchaseTerms {
    PurchaseTerms(storefront: .of(locale) ?? .unknown, environment: environment)
  }
}
