import HeadlessUIKit

extension Product {
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

      /// The letter of the unit in texts.
      var letter: String {
        switch self {
        case .day: "D"
        case .week: "W"
        case .month: "M"
        case .year: "Y"
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
    public static let everyThreeDays = SubscriptionPeriod(value: 3, unit: .day)
    public static let everyTwoWeeks = SubscriptionPeriod(value: 2, unit: .week)
    public static let everyTwoMonths = SubscriptionPeriod(value: 2, unit: .month)
    public static let everyThreeMonths = SubscriptionPeriod(value: 3, unit: .month)
    public static let everySixMonths = SubscriptionPeriod(value: 6, unit: .month)

    func end(after date: Date, times count: Int = 1) -> Date? {
      let units = (unit == .week ? 7 * value : value) * count
      return Calendar(identifier: .gregorian).date(byAdding: unit.component, value: units, to: date)
    }

    /// Its text for programs, such as `P1M`.
    var text: String { "P\(value)\(unit.letter)" }
  }
}
