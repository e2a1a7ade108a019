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

  /// Creates a product that is bought once, or as often as one wants.
  public init(
    _ id: String, name: String, price: Decimal, kind: Product.ProductType = .nonConsumable,
    description: String = ""
  ) {
    self.id = id
    self.name = name
    self.price = price
    self.kind = kind
    self.description = description
    (period, group, trial) = (nil, "", nil)
  }

  /// Creates a subscription, which is paid again and again.
  public init(
    _ id: String, name: String, price: Decimal, every period: Product.SubscriptionPeriod,
    group: String = "subscriptions", trial: Product.SubscriptionPeriod? = nil,
    description: String = ""
  ) {
    self.id = id
    self.name = name
    self.price = price
    self.description = description
    kind = .autoRenewable
    (self.period, self.group, self.trial) = (period, group, trial)
  }
}
