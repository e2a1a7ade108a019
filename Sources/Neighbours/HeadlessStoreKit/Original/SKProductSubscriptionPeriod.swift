public import HeadlessUIKit

/// A length of time by the calendar.
open class SKProductSubscriptionPeriod: NSObject {
  private let period: Product.SubscriptionPeriod

  init(_ period: Product.SubscriptionPeriod) { self.period = period }

  /// How many units.
  open var numberOfUnits: Int { period.value }

  /// The unit.
  open var unit: SKProduct.PeriodUnit {
    switch period.unit {
    case .day: .day
    case .week: .week
    case .month: .month
    case .year: .year
    }
  }
}
