import Foundation

/// A wheel of a date picker.
package enum DateWheel: Sendable {
  case month, day, year
  /// A day with its weekday, as a wheel of the date-and-time picker shows it.
  case date
  case hour, minute
  /// Before noon or after it.
  case period
  /// The hours and the minutes of a duration.
  case hours, minutes
}

/// A button of a date picker.
package enum DateButton: Sendable {
  case day(Date)
  case previousMonth, nextMonth
  /// The buttons of a compact picker that open the calendar, and the wheels for the time.
  case calendar, time
  /// The space around the open part.
  case outside
}
