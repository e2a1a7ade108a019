/// The kinds of text that automatically become links.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt

  /// Creates a set of options.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let phoneNumber = Self(rawValue: 1 << 0)
  public static let link = Self(rawValue: 1 << 1)
  public static let address = Self(rawValue: 1 << 2)
  /// Dates and times.
  public static let calendarEvent = Self(rawValue: 1 << 3)
  /// Tracking numbers of parcels.
  public static let shipmentTrackingNumber = Self(rawValue: 1 << 4)
  public static let flightNumber = Self(rawValue: 1 << 5)
  /// Suggestions from a search.
  public static let lookupSuggestion = Self(rawValue: 1 << 6)
  public static let money = Self(rawValue: 1 << 7)
  /// Measurements.
  public static let physicalValue = Self(rawValue: 1 << 8)
  public static let all = Self(rawValue: .max)
}
