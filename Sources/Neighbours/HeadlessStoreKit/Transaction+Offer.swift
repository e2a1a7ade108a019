import HeadlessUIKit

extension Transaction {
  /// The kinds of offers.
  public struct OfferType: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    /// Creates a kind of its number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// For users without a subscription of the group before.
    public static let introductory = OfferType(rawValue: 1)
    /// For users that had one before.
    public static let promotional = OfferType(rawValue: 2)
    /// For users that have a code.
    public static let code = OfferType(rawValue: 3)
    /// For users that have one no more.
    public static let winBack = OfferType(rawValue: 4)
  }

  /// The offer of a purchase.
  public struct Offer: Hashable, Sendable {
    /// What the app named it by, or the user's code.
    public let id: String?
    /// The kind of offer.
    public let type: OfferType
    /// How it is paid.
    public let paymentMode: PaymentMode?
    /// How long it lasts until it is paid again.
    public let period: Product.SubscriptionPeriod?

    init(_ told: SimulatedOffer) {
      id = told.id
      type = told.type
      paymentMode = .init(told.paymentMode)
      period = told.period
    }

    /// How an offer is paid.
    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      /// Creates a way of its name.
      public init(rawValue: String) { self.rawValue = rawValue }

      init(_ mode: Product.SubscriptionOffer.PaymentMode) {
        switch mode {
        case .freeTrial: self = .freeTrial
        case .payAsYouGo: self = .payAsYouGo
        case .payUpFront: self = .payUpFront
        default: self.init(rawValue: mode.rawValue)
        }
      }

      public static let freeTrial = PaymentMode(rawValue: "FREE_TRIAL")
      public static let payAsYouGo = PaymentMode(rawValue: "PAY_AS_YOU_GO")
      public static let payUpFront = PaymentMode(rawValue: "PAY_UP_FRONT")
      public static let oneTime = PaymentMode(rawValue: "ONE_TIME")
    }
  }

  /// The offer that it was bought with.
  public var offer: Offer? { purchase.terms.offer.map(Offer.init) }
  /// The kind of offer.
  public var offerType: OfferType? { offer?.type }
  /// What the app named the offer by.
  public var offerID: String? { offer?.id }
  /// The name of how the offer is paid.
  public var offerPaymentModeStringRepresentation: String? { offer?.paymentMode?.rawValue }
  /// How long the offer lasts, such as `P1M`.
  public var offerPeriodStringRepresentation: String? { offer?.period?.text }
}
