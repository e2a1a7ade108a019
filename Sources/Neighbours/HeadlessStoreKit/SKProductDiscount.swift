public import HeadlessUIKit

/// A subscription at another price.
open class SKProductDiscount: NSObject {
  private let period: Product.SubscriptionPeriod
  private let locale: Locale

  init(_ period: Product.SubscriptionPeriod, _ locale: Locale) {
    self.period = period
    self.locale = locale
  }

  /// The price.
  open var price: NSDecimalNumber { 0 }
  /// How the price is written.
  open var priceLocale: Locale { locale }
  /// How long it lasts.
  open var subscriptionPeriod: SKProductSubscriptionPeriod { .init(period) }
  /// How often.
  open var numberOfPeriods: Int { 1 }
  /// How it is paid.
  open var paymentMode: PaymentMode { .freeTrial }

  /// How an offer is paid.
  public enum PaymentMode: UInt, Sendable {
    case payAsYouGo = 0
    case payUpFront = 1
    case freeTrial = 2
  }
}
