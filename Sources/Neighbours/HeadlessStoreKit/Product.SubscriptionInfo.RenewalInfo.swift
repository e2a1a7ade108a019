public import HeadlessUIKit

extension Product.SubscriptionInfo {
  /// What is known of the next payment.
  public struct RenewalInfo: Hashable, Sendable {
    let purchase: Purchase
    private let state: RenewalState
    /// What the offer of the last payment leaves for the next one.
    private let nextOffer: SimulatedOffer?
    private let nextPrice: Decimal?

    /// When the user began to have it without a gap of more than 60 days.
    public let recentSubscriptionStartDate: Date
    /// The offers that shall bring the user back, the best one first.
    public let eligibleWinBackOfferIDs: [String]

    init(_ purchase: Purchase, _ state: RenewalState, in shop: Shop) {
      self.purchase = purchase
      self.state = state
      nextOffer = shop.nextOffer(after: purchase)
      let next = purchase.renewal.autoRenewPreference.flatMap(shop.product) ?? purchase.product
      nextPrice = purchase.renewal.renewalPrice ?? nextOffer?.price ?? next.price
      recentSubscriptionStartDate = shop.start(of: purchase)
      eligibleWinBackOfferIDs = shop.winBackOffers(for: purchase)
    }

    // MARK: What the user has

    /// The number of the first payment.
    public var originalTransactionID: UInt64 { purchase.firstID }
    /// What the user has.
    public var currentProductID: String { purchase.product.id }
    /// Which of the app's users bought it.
    public var appAccountToken: UUID? { purchase.terms.token }
    /// The number of the user's getting the app.
    public var appTransactionID: String { AppTransaction.number }
    /// Where it was bought.
    public var environment: AppStore.Environment { purchase.terms.environment }
    /// The name of where it was bought.
    public var environmentStringRepresentation: String { environment.rawValue }
    /// When the shop has written it.
    public var signedDate: Date { purchase.signedDate }

    // MARK: What comes next

    /// Whether it will be paid.
    public var willAutoRenew: Bool {
      purchase.renewal.willAutoRenew ?? ![.expired, .revoked].contains(state)
    }
    /// The product that will be paid; `nil` if nothing will.
    public var autoRenewPreference: String? {
      willAutoRenew ? purchase.renewal.autoRenewPreference ?? currentProductID : nil
    }
    /// When it will be paid.
    public var renewalDate: Date? { willAutoRenew ? purchase.expiration : nil }
    /// What will be paid.
    public var renewalPrice: Decimal? { willAutoRenew ? nextPrice : nil }
    /// What it will be paid in.
    public var currency: Locale.Currency? {
      renewalPrice.flatMap { _ in purchase.terms.storefront.currency }
    }
    /// What it will be paid in, by three letters.
    public var currencyCode: String? { currency?.identifier }
    /// What the user says of a higher price.
    public var priceIncreaseStatus: PriceIncreaseStatus { purchase.renewal.priceIncreaseStatus }

    /// The offer that the next payment has.
    public var offer: Transaction.Offer? {
      willAutoRenew ? nextOffer.map(Transaction.Offer.init) : nil
    }
    /// The kind of offer.
    public var offerType: Transaction.OfferType? { offer?.type }
    /// What the app named the offer by.
    public var offerID: String? { offer?.id }
    /// The name of how the offer is paid.
    public var offerPaymentModeStringRepresentation: String? { offer?.paymentMode?.rawValue }
    /// How long the offer lasts, such as `P1M`.
    public var offerPeriodStringRepresentation: String? { offer?.period?.text }

    // MARK: What went wrong

    /// Whether the shop could not take the money, and tries again.
    public var isInBillingRetry: Bool {
      [.inBillingRetryPeriod, .inGracePeriod].contains(state)
    }
    /// How long the user has it though the shop could not take the money.
    public var gracePeriodExpirationDate: Date? { purchase.renewal.gracePeriodExpirationDate }
    /// Why it is over, or why the shop could not take the money.
    public var expirationReason: ExpirationReason? {
      if isInBillingRetry { return purchase.renewal.expirationReason ?? .billingError }
      guard state == .expired else { return nil }
      return purchase.renewal.expirationReason ?? .autoRenewDisabled
    }

    /// Why a subscription is over.
    public struct ExpirationReason: RawRepresentable, Hashable, Sendable {
      public let rawValue: Int

      /// Creates a reason of its number.
      public init(rawValue: Int) { self.rawValue = rawValue }

      /// The user has ended it.
      public static let autoRenewDisabled = ExpirationReason(rawValue: 1)
      /// The shop could not take the money.
      public static let billingError = ExpirationReason(rawValue: 2)
      public static let didNotConsentToPriceIncrease = ExpirationReason(rawValue: 3)
      public static let productUnavailable = ExpirationReason(rawValue: 4)
      public static let unknown = ExpirationReason(rawValue: 5)
    }

    /// What the user says of a higher price.
    public enum PriceIncreaseStatus: Hashable, Sendable {
      case noIncreasePending
      /// They have not answered.
      case pending
      case agreed
    }
  }
}
