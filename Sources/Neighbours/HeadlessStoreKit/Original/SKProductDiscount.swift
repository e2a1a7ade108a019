public import HeadlessUIKit

/// A subscription at another price.
open class SKProductDiscount: NSObject {
  private let told: SimulatedOffer
  private let locale: Locale

  init(_ told: SimulatedOffer, _ locale: Locale) {
    self.told = told
    self.locale = locale
  }

  /// What the app names it by; an introductory one has no name.
  open var identifier: String? { told.id }
  /// The kind of offer.
  open var type: `Type` { told.type == .introductory ? .introductory : .subscription }
  /// The price.
  open var price: NSDecimalNumber { NSDecimalNumber(decimal: told.price) }
  /// How the price is written.
  open var priceLocale: Locale { locale }
  /// How long it lasts.
  open var subscriptionPeriod: SKProductSubscriptionPeriod { .init(told.period) }
  /// How often.
  open var numberOfPeriods: Int { told.periodCount }

  /// How it is paid.
  open var paymentMode: PaymentMode {
    switch told.paymentMode {
    case .payAsYouGo: .payAsYouGo
    case .payUpFront: .payUpFront
    default: .freeTrial
    }
  }

  /// How an offer is paid.
  public enum PaymentMode: UInt, Sendable {
    case payAsYouGo = 0
    case payUpFront = 1
    case freeTrial = 2
  }

  /// The kinds of offers.
  public enum `Type`: UInt, Sendable {
    /// For users without a subscription of the group before.
    case introductory = 0
    /// For users that had one before.
    case subscription = 1
  }
}
