public import Foundation
import HeadlessUIKit

/// A formatter that says how long ago something was, or how far ahead it lies: "2 hours ago".
///
/// It writes as Foundation's `Date.RelativeFormatStyle` does, in all languages (behaviour 982).
open class RelativeDateTimeFormatter: Formatter {
  /// Whether days have names.
  public enum DateTimeStyle: Int, Sendable {
    /// Always a number: "1 day ago".
    case numeric = 0
    /// A name where there is one: "yesterday".
    case named = 1
  }

  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// "2 months ago".
    case full = 0
    /// "two months ago".
    case spellOut = 1
    /// "2 mo. ago".
    case short = 2
    /// "2mo ago".
    case abbreviated = 3
  }

  /// Whether days have names.
  open var dateTimeStyle: DateTimeStyle = .numeric
  /// How units are written.
  open var unitsStyle: UnitsStyle = .full
  /// Where the text stands, which says whether it begins with a capital letter.
  open var formattingContext: Formatter.Context = .unknown
  /// The calendar that counts the units: the user's.
  open var calendar: Calendar! = .uiKitCurrent
  /// The language: the user's.
  open var locale: Locale! = .uiKitCurrent

  /// Creates a formatter.
  public override init() { super.init() }

  /// Decodes a formatter, with the values of a new one.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns the text for the largest of some units that is not zero.
  open func localizedString(from dateComponents: DateComponents) -> String {
    for (component, field) in Self.fields {
      guard let value = dateComponents.value(for: component), value != 0 else { continue }
      return text(value, component, field)
    }
    let given = Self.fields.last { dateComponents.value(for: $0.component) != nil }
    return text(0, given?.component ?? .second, given?.field ?? .second)
  }

  /// Returns the text for some seconds: of the largest unit, of which the rest is left out.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: start + timeInterval, relativeTo: start)
  }

  /// Returns the text for a date as seen from another one.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    // Parts of seconds do not count, as the second in which both lie is now.
    let seconds = (date.timeIntervalSince(referenceDate)).rounded(.towardZero)
    let units: Set<Calendar.Component> = [
      .year, .month, .weekOfMonth, .day, .hour, .minute, .second,
    ]
    let difference = calendar.dateComponents(
      units, from: referenceDate, to: referenceDate + seconds)
    return localizedString(from: difference)
  }

  /// Returns the text for a date as seen from the present.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: .uiKitNow()) }
  }

  private static let fields:
    [(component: Calendar.Component, field: Date.RelativeFormatStyle.Field)] = [
      (.year, .year), (.month, .month), (.weekOfYear, .week), (.weekOfMonth, .week), (.day, .day),
      (.hour, .hour), (.minute, .minute), (.second, .second),
    ]

  private func text(
    _ value: Int, _ component: Calendar.Component, _ field: Date.RelativeFormatStyle.Field
  ) -> String {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    // Counted in UTC, a day is a day long, and a month begins with its first.
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let end = calendar.date(byAdding: component, value: value, to: start) ?? start
    return Date.AnchoredRelativeFormatStyle(
      anchor: end, allowedFields: [field],
      presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: units, locale: locale,
      calendar: calendar, capitalizationContext: capitalization
    ).format(start)
  }

  private var units: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    // Before iOS 16 the shortest units were the units of `.short` (behaviour 982).
    case .abbreviated: uiKitIsAvailable(16) ? .narrow : .abbreviated
    }
  }

  private var capitalization: FormatStyleCapitalizationContext {
    switch formattingContext {
    case .beginningOfSentence: .beginningOfSentence
    case .middleOfSentence: .middleOfSentence
    case .listItem: .listItem
    case .standalone: .standalone
    default: .unknown
    }
  }
}
