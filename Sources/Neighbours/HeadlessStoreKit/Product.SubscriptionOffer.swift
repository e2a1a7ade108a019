public import HeadlessUIKit

extension Product {
  /// A subscription at another price.
  public struct SubscriptionOffer: Hashable, Sendable {
    /// The kinds of offers.
    public struct OfferType: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      /// Creates a kind of its name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// For users without a subscription of the group before.
      public static let introductory = OfferType(rawValue: "IntroOffer")
      /// For users that had one before.
      public static let promotional = OfferType(rawValue: "AdhocOffer")
      /// For users that have one no more.
      public static let winBack = OfferType(rawValue: "WinBackOffer")
    }

    /// How it is paid.
    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      /// Creates a way of its name.
      public init(rawValue: String) { self.rawValue = rawValue }

      public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
      public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
      public static let freeTrial = PaymentMode(rawValue: "FreeTrial")
    }

    /// What the app names it by; an introductory one has no name.
    public let id: String?
    /// The kind of offer.
    public let type: OfferType
    /// The price.
    public let price: Decimal
    /// The price as the user reads it.
    public let displayPrice: String
    /// How long it lasts.
    public let period: SubscriptionPeriod
    /// How often.
    public let periodCount: Int
    /// How it is paid.
    public let paymentMode: PaymentMode

    init(_ told: SimulatedOffer, _ type: OfferType, _ style: Decimal.FormatStyle.Currency) {
      (id, self.type) = (told.id, type)
      (price, displayPrice) = (told.price, told.price.formatted(style))
      (period, periodCount, paymentMode) = (told.period, told.periodCount, told.paymentMode)
    }
  }
}
