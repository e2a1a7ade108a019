public import HeadlessUIKit

/// A product of the shop, as a test says.
public struct SimulatedProduct: Hashable, Sendable {
  /// What the app asks for it by.
  public let id: String
  /// What the user reads.
  public let name: String
  /// What the shop says of it.
  public let description: String
  /// What it costs, in the shop's currency.
  public let price: Decimal
  /// How it is bought: once, over and over, or for a time.
  public let kind: Product.ProductType
  /// How long a subscription lasts until it is paid again.
  public let period: Product.SubscriptionPeriod?
  /// The subscriptions of which a user has one at most.
  public let group: String
  /// How long the first subscription of the group is free.
  public let trial: Product.SubscriptionPeriod?
  /// What a subscription costs for a time, for some users.
  public let offers: [SimulatedOffer]
  /// The place in the group: 1 is the best service.
  public let level: Int
  /// Whether all of a family have it.
  public let isFamilyShareable: Bool

  /// Creates a product that is bought once, or as often as one wants.
  public init(
    _ id: String, name: String, price: Decimal, kind: Product.ProductType = .nonConsumable,
    description: String = "", isFamilyShareable: Bool = false
  ) {
    self.id = id
    self.name = name
    self.price = price
    self.kind = kind
    self.description = description
    self.isFamilyShareable = isFamilyShareable
    (period, group, trial, offers, level) = (nil, "", nil, [], 1)
  }

  /// Creates a subscription, which is paid again and again.
  public init(
    _ id: String, name: String, price: Decimal, every period: Product.SubscriptionPeriod,
    group: String = "subscriptions", trial: Product.SubscriptionPeriod? = nil,
    description: String = "", offers: [SimulatedOffer] = [], level: Int = 1,
    isFamilyShareable: Bool = false
  ) {
    self.id = id
    self.name = name
    self.price = price
    self.description = description
    self.isFamilyShareable = isFamilyShareable
    kind = .autoRenewable
    (self.period, self.group, self.trial) = (period, group, trial)
    (self.offers, self.level) = (offers, level)
  }

  /// The offer for users without one of the group before.
  var introductoryOffer: SimulatedOffer? {
    offers.first { $0.type == .introductory }
      ?? trial.map { SimulatedOffer(.introductory, for: $0) }
  }

  func offers(_ type: Transaction.OfferType) -> [SimulatedOffer] {
    offers.filter { $0.type == type }
  }

  /// Whether it is a subscription of a group.
  func isOf(_ group: String) -> Bool { period != nil && self.group == group }

  /// Whether a user has only one of two.
  func isOfSameGroup(as other: SimulatedProduct) -> Bool { period != nil && other.isOf(group) }
}
