public import HeadlessUIKit

/// A subscription at another price for some time, as a test says.
public struct SimulatedOffer: Hashable, Sendable {
  /// What kind of users it is for, and how they get it.
  public let type: Transaction.OfferType
  /// What the app names it by, or the user's code; an introductory one has no name.
  public let id: String?
  /// What each period costs, or for what is paid up front, all of them.
  public let price: Decimal
  /// How it is paid.
  public let paymentMode: Product.SubscriptionOffer.PaymentMode
  /// How long it lasts until it is paid again.
  public let period: Product.SubscriptionPeriod
  /// How often it is paid.
  public let periodCount: Int

  /// Creates an offer.
  ///
  /// ```swift
  /// let spring = SimulatedOffer(.promotional, "spring", price: 0.99, for: .monthly, times: 3)
  /// print(spring.paymentMode == .payAsYouGo)  // true
  /// ```
  ///
  /// - Parameters:
  ///   - mode: How it is paid; if you do not say it, what costs nothing is free for a time, what has
  ///     several periods is paid as it goes, and anything else up front.
  public init(
    _ type: Transaction.OfferType, _ id: String? = nil, price: Decimal = 0,
    mode: Product.SubscriptionOffer.PaymentMode? = nil, for period: Product.SubscriptionPeriod,
    times periodCount: Int = 1
  ) {
    self.type = type
    self.id = id
    self.price = price
    self.period = period
    self.periodCount = periodCount
    let usual: Product.SubscriptionOffer.PaymentMode =
      price == 0 ? .freeTrial : periodCount > 1 ? .payAsYouGo : .payUpFront
    paymentMode = mode ?? usual
  }

  /// When a purchase with it ends.
  func end(after date: Date) -> Date? {
    period.end(after: date, times: paymentMode == .payAsYouGo ? 1 : periodCount)
  }
}
