public import HeadlessUIKit

/// What will become of a subscription, as a test says.
///
/// What is `nil` follows from what the user has bought.
public struct SimulatedRenewal: Hashable, Sendable {
  /// Whether it will be paid again.
  public var willAutoRenew: Bool?
  /// The product that will be paid next.
  public var autoRenewPreference: String?
  /// What will be paid next.
  public var renewalPrice: Decimal?
  /// Why it is over.
  public var expirationReason: Product.SubscriptionInfo.RenewalInfo.ExpirationReason?
  /// What the user says of a higher price.
  public var priceIncreaseStatus =
    Product.SubscriptionInfo.RenewalInfo.PriceIncreaseStatus.noIncreasePending
  /// Whether the shop could not take the money, and tries again: the user does not have it meanwhile.
  public var isInBillingRetry = false
  /// How long the user has it though the shop could not take the money.
  public var gracePeriodExpirationDate: Date?
  /// The offers that shall bring the user back, the best one first.
  public var eligibleWinBackOfferIDs: [String]?

  init() {}
}
