public import HeadlessUIKit

/// A product of the shop.
open class SKProduct: NSObject {
  private let told: SimulatedProduct?
  private let locale = Shop.current.locale

  /// Creates a product without a name, such as for a double.
  public override init() { told = nil }

  init(_ told: SimulatedProduct) { self.told = told }

  /// Its identifier.
  open var productIdentifier: String { told?.id ?? "" }
  /// What the user reads.
  open var localizedTitle: String { told?.name ?? "" }
  /// What more the user reads.
  open var localizedDescription: String { told?.description ?? "" }
  /// The price.
  open var price: NSDecimalNumber { NSDecimalNumber(decimal: told?.price ?? 0) }
  /// How the price is written.
  open var priceLocale: Locale { locale }
  /// Whether all of a family have it.
  open var isFamilyShareable: Bool { told?.isFamilyShareable ?? false }

  /// How long a subscription lasts until it is paid again.
  open var subscriptionPeriod: SKProductSubscriptionPeriod? {
    told?.period.map(SKProductSubscriptionPeriod.init)
  }

  /// The subscriptions of which a user has one at most.
  open var subscriptionGroupIdentifier: String? { told?.period == nil ? nil : told?.group }

  /// The offer for users without one of the group before.
  open var introductoryPrice: SKProductDiscount? {
    told?.introductoryOffer.map { SKProductDiscount($0, locale) }
  }

  /// Offers for users that had one before.
  open var discounts: [SKProductDiscount] {
    told?.offers(.promotional).map { SKProductDiscount($0, locale) } ?? []
  }

  /// The units of the calendar.
  public enum PeriodUnit: UInt, Sendable {
    case day = 0
    case week = 1
    case month = 2
    case year = 3
  }
}
