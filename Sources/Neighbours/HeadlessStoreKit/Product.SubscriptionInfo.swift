import HeadlessUIKit

extension Product {
  /// What a subscription has besides.
  public struct SubscriptionInfo: Hashable, Sendable {
    /// The subscriptions of which a user has one at most.
    public let subscriptionGroupID: String
    /// The place in the group: 1 is the best service.
    public let groupLevel: Int
    /// How long it lasts until it is paid again.
    public let subscriptionPeriod: SubscriptionPeriod
    /// The offer for users without one of the group before.
    public let introductoryOffer: SubscriptionOffer?
    /// Offers for users that had one before.
    public let promotionalOffers: [SubscriptionOffer]
    /// Offers that shall bring users back.
    public let winBackOffers: [SubscriptionOffer]

    init?(_ told: SimulatedProduct, _ style: Decimal.FormatStyle.Currency) {
      guard let period = told.period else { return nil }
      subscriptionGroupID = told.group
      groupLevel = told.level
      subscriptionPeriod = period
      introductoryOffer = told.introductoryOffer.map { .init($0, .introductory, style) }
      promotionalOffers = told.offers(.promotional).map { .init($0, .promotional, style) }
      winBackOffers = told.offers(.winBack).map { .init($0, .winBack, style) }
    }

    /// The name of the group.
    public var groupDisplayName: String { subscriptionGroupID }

    /// Whether the user has not had one of the group.
    public var isEligibleForIntroOffer: Bool {
      get async { await Self.isEligibleForIntroOffer(for: subscriptionGroupID) }
    }

    /// Whether the user has not had one of a group.
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool {
      Shop.current.isNew(to: groupID)
    }

    /// What the user has of the group.
    public var status: [Status] {
      get async throws { try await Self.status(for: subscriptionGroupID) }
    }

    /// What the user has of a group.
    public static func status(for groupID: String) async throws -> [Status] {
      Shop.current.status(of: groupID).map { [$0] } ?? []
    }

    /// What became of the subscription of which a purchase has a number.
    public static func status(transactionID: UInt64) async throws -> Status? {
      let purchase = Shop.current.purchases.first { $0.id == transactionID }
      return await purchase.map(Transaction.init)?.subscriptionStatus
    }

    /// Whether a subscription goes on.
    public struct RenewalState: RawRepresentable, Hashable, Sendable {
      public let rawValue: Int

      /// Creates a state of its number.
      public init(rawValue: Int) { self.rawValue = rawValue }

      public static let subscribed = RenewalState(rawValue: 1)
      public static let expired = RenewalState(rawValue: 2)
      public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
      public static let inGracePeriod = RenewalState(rawValue: 4)
      /// The money was given back.
      public static let revoked = RenewalState(rawValue: 5)
    }
  }
}
