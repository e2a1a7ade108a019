public import Foundation

/// What a user selects in a calendar.
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
  /// Creates a selection of nothing.
  public override init() { super.init() }

  /// Asks the delegate again which dates can be selected.
  open func updateSelectableDates() { calendarView?.selectionDidChange() }

  // MARK: The model

  /// The calendar of the selection.
  final weak var calendarView: UICalendarView?

  /// Whether a day is selected.
  func isSelected(_ day: DateComponents, in calendar: Calendar) -> Bool { false }

  /// Whether a tap on a day has an effect.
  func mayTap(_ day: DateComponents, in calendar: Calendar) -> Bool { false }

  /// Selects a day as a user does, or takes its selection back.
  func userTap(_ day: DateComponents, in calendar: Calendar) {}

  /// Whether two dates are the same day.
  static func areSame(_ one: DateComponents, _ other: DateComponents, in calendar: Calendar) -> Bool
  {
    guard let one = calendar.date(from: one), let other = calendar.date(from: other) else {
      return false
    }
    return calendar.isDate(one, inSameDayAs: other)
  }
}
