public import HeadlessUIKit

extension Product {
  /// What a subscription has besides.
  public struct SubscriptionInfo: Hashable, Sendable {
    /// The subscriptions of which a user has one at most.
    public let subscriptionGroupID: String
    /// How long it lasts until it is paid again.
    public let subscriptionPeriod: SubscriptionPeriod
    /// The offer for users without one of the group before.
    public let introductoryOffer: SubscriptionOffer?
    /// Offers for users that had one before.
    public let promotionalOffers: [SubscriptionOffer]

    init?(_ told: SimulatedProduct) {
      guard let period = told.period else { return nil }
      subscriptionGroupID = told.group
      subscriptionPeriod = period
      introductoryOffer = told.trial.map { SubscriptionOffer(trial: $0) }
      promotionalOffers = []
    }

    /// Whether the user has not had one of the group.
    public var isEligibleForIntroOffer: Bool {
      get async { await Self.isEligibleForIntroOffer(for: subscriptionGroupID) }
    }

    /// Whether the user has not had one of a group.
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool {
      !Shop.current.purchases.contains { $0.product.period != nil && $0.product.group == groupID }
    }

    /// What the user has of the group.
    public var status: [Status] {
      get async throws { try await Self.status(for: subscriptionGroupID) }
    }

    /// What the user has of a group.
    public static func status(for groupID: String) async throws -> [Status] {
      let last = Shop.current.purchases.last {
        $0.product.period != nil && $0.product.group == groupID
      }
      return last.map { [Status($0)] } ?? []
    }

    /// What the user has.
    public struct Status: Hashable, Sendable {
      /// Whether it goes on.
      public let state: RenewalState
      /// The last payment.
      public let transaction: VerificationResult<Transaction>
      /// What is known of the next payment.
      public let renewalInfo: VerificationResult<RenewalInfo>

      init(_ purchase: Purchase) {
        let counts = purchase.counts(at: Date())
        state = purchase.revocation != nil ? .revoked : counts ? .subscribed : .expired
        transaction = .verified(Transaction(purchase))
        renewalInfo = .verified(
          RenewalInfo(currentProductID: purchase.product.id, willAutoRenew: counts))
      }
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

    /// What is known of the next payment.
    public struct RenewalInfo: Hashable, Sendable {
      /// What the user has.
      public let currentProductID: String
      /// Whether it will be paid.
      public let willAutoRenew: Bool
    }
  }

  /// A length of time by the calendar.
  public struct SubscriptionPeriod: Hashable, Sendable {
    /// The units of the calendar.
    public enum Unit: Hashable, Sendable {
      case day, week, month, year

      /// The unit as the calendar knows it.
      var component: Calendar.Component {
        switch self {
        case .day, .week: .day
        case .month: .month
        case .year: .year
        }
      }
    }

    /// The unit.
    public let unit: Unit
    /// How many of them.
    public let value: Int

    /// Creates a length of so many units.
    public init(value: Int, unit: Unit) {
      self.value = value
      self.unit = unit
    }

    public static let weekly = SubscriptionPeriod(value: 1, unit: .week)
    public static let monthly = SubscriptionPeriod(value: 1, unit: .month)
    public static let yearly = SubscriptionPeriod(value: 1, unit: .year)

    func end(after date: Date) -> Date? {
      let days = unit == .week ? 7 * value : value
      return Calendar(identifier: .gregorian).date(byAdding: unit.component, value: days, to: date)
    }
  }

  /// A subscription at another price.
  public struct SubscriptionOffer: Hashable, Sendable {
    /// How it is paid.
    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      /// Creates a way of its name.
      public init(rawValue: String) { self.rawValue = rawValue }

      public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
      public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
      public static let freeTrial = PaymentMode(rawValue: "FreeTrial")
    }

    /// The price.
    public let price: Decimal
    /// How long it lasts.
    public let period: SubscriptionPeriod
    /// How often.
    public let periodCount: Int
    /// How it is paid.
    public let paymentMode: PaymentMode

    init(trial: SubscriptionPeriod) {
      (price, period, periodCount, paymentMode) = (0, trial, 1, .freeTrial)
    }

    /// The price as the user reads it.
    public var displayPrice: String { Shop.current.words(for: price) }
  }
}
