public import HeadlessStoreKit

extension Product {
  /// The subscriptions of a group that show beside the user's own; here all do.
  public struct SubscriptionRelationship: OptionSet, Sendable {
    public let rawValue: Int
    /// Creates a set.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Subscriptions of a better service.
    public static let upgrade = SubscriptionRelationship(rawValue: 1)
    /// Subscriptions of a lesser service.
    public static let downgrade = SubscriptionRelationship(rawValue: 2)
    /// Subscriptions of the same service.
    public static let crossgrade = SubscriptionRelationship(rawValue: 4)
    /// The user's own.
    public static let current = SubscriptionRelationship(rawValue: 8)
    public static let all: SubscriptionRelationship = [.upgrade, .downgrade, .crossgrade, .current]
  }
}
