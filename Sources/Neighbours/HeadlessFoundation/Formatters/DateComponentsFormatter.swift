public import Foundation
import HeadlessUIKit

/// A formatter that says how long something takes: "1 hour, 5 minutes".
///
/// The words for years and months are English; all others come in all languages (behaviours 980 and 981).
open class DateComponentsFormatter: Formatter {
  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// "1:05:00".
    case positional = 0
    /// "1h 5m".
    case abbreviated = 1
    /// "1 hr, 5 min".
    case short = 2
    /// "1 hour, 5 minutes".
    case full = 3
    /// "one hour, five minutes".
    case spellOut = 4
    /// "1hr 5min".
    case brief = 5
  }

  /// What becomes of units that are zero.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// By position those before the first go, else all.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    /// Those before the first that is not zero go.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    /// Those between others go.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    /// Those behind the last that is not zero go.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    /// All go.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// None goes.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// How units are written.
  open var unitsStyle: UnitsStyle = .positional
  /// The units that are written; none means years to seconds.
  open var allowedUnits: NSCalendar.Unit = []
  /// What becomes of units that are zero.
  open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
  /// The calendar that counts the units, whose locale says the language: the user's.
  open var calendar: Calendar? = .uiKitCurrent
  /// The date from which units are counted: the present one.
  open var referenceDate: Date?
  /// Whether the last unit has digits behind the point, which it has not on a device either.
  open var allowsFractionalUnits = false
  /// How many units are written at most; 0 means all.
  open var maximumUnitCount = 0
  /// Whether a small largest unit becomes part of the next one: "63 minutes".
  open var collapsesLargestUnit = false
  /// Whether the text begins with "About".
  open var includesApproximationPhrase = false
  /// Whether the text ends with "remaining".
  open var includesTimeRemainingPhrase = false
  /// Where the text stands.
  open var formattingContext: Formatter.Context = .unknown

  /// Creates a formatter.
  public override init() { super.init() }

  /// Decodes a formatter, with the values of a new one.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns the text for components or seconds.
  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let interval as TimeInterval: string(from: interval)
    case let number as NSNumber: string(from: number.doubleValue)
    default: nil
    }
  }

  /// Returns the text for some units, which are counted anew in the units that may be written.
  open func string(from components: DateComponents) -> String? {
    let start = referenceDate ?? .uiKitNow()
    guard let end = counting.date(byAdding: components, to: start) else { return nil }
    return string(from: start, to: end)
  }

  /// Returns the text for the time from one date to another.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    DurationText(of: self).text(from: startDate, to: endDate)
  }

  /// Returns the text for some seconds.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start + ti)
  }

  /// Returns the text for some units in a style.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// The calendar, or the user's.
  var counting: Calendar { calendar ?? .uiKitCurrent }
}
