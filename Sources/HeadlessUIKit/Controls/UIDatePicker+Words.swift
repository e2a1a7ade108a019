import Foundation

// The texts of wheels and buttons. English is said as XCUITest reads it on a device. In other
// languages dates are written as Foundation writes them, and numbers stand alone.
extension UIDatePicker {
  /// The locale of the shown date.
  final var shownLocale: Locale { shownCalendar.locale ?? .uiKitCurrent }

  final var isEnglish: Bool { shownLocale.language.languageCode == .english }

  // MARK: Numbers

  /// A number with its unit, such as "9 o’clock".
  final func counted(_ number: Int, _ unit: String) -> String {
    isEnglish ? "\(number) \(unit)" : "\(number)"
  }

  /// The number at the start of a value, if nothing else follows than a unit.
  final func number(_ value: String, _ range: ClosedRange<Int>, _ units: String...) -> Int? {
    number(value, range, units)
  }

  final func number(_ value: String, _ range: ClosedRange<Int>, _ units: [String]) -> Int? {
    let words = value.split(separator: " ")
    guard let first = words.first, let number = Int(first), range.contains(number) else {
      return nil
    }
    // The units of other languages are not known here.
    let isUnit = words.count == 2 && (!isEnglish || units.contains(String(words[1])))
    return words.count == 1 || isUnit ? number : nil
  }

  // MARK: Days

  /// The word for a number, counted from 1, or else the number.
  private static func word(_ words: [String], _ number: Int) -> String {
    words.indices.contains(number - 1) ? words[number - 1] : "\(number)"
  }

  final var wordForToday: String {
    guard !isEnglish else { return "Today" }
    let style = Date.RelativeFormatStyle(
      allowedFields: [.day], presentation: .named, locale: shownLocale)
    // The word for any day that is today: on the real calendar.
    let word = style.format(Date())
    return word.prefix(1).uppercased() + word.dropFirst()
  }

  /// The names of the months, as they stand alone.
  final var monthNames: [String] { shownCalendar.standaloneMonthSymbols }

  final func monthName(of date: Date) -> String {
    Self.word(monthNames, shownCalendar.component(.month, from: date))
  }

  /// A day as the wheel of days shows it, such as "Mon, Jun 1".
  final func shortDay(of date: Date, withWeekday: Bool = false) -> String {
    guard isEnglish else { return written(date, withWeekday ? "EEEMMMd" : "MMMd") }
    let calendar = shownCalendar
    let month = Self.word(calendar.shortMonthSymbols, calendar.component(.month, from: date))
    let day = "\(month) \(calendar.component(.day, from: date))"
    let weekday = Self.word(calendar.shortWeekdaySymbols, calendar.component(.weekday, from: date))
    return withWeekday ? "\(weekday), \(day)" : day
  }

  /// A day as the calendar reads it out, such as "Monday, June 1".
  final func longDay(of date: Date) -> String {
    let calendar = shownCalendar
    var day = written(date, "EEEEMMMMd")
    if isEnglish {
      let weekday = Self.word(calendar.weekdaySymbols, calendar.component(.weekday, from: date))
      day = "\(weekday), \(monthName(of: date)) \(calendar.component(.day, from: date))"
    }
    return calendar.isDateInToday(date) ? "\(wordForToday), \(day)" : day
  }

  /// The day that a compact picker shows, such as "Jun 1, 2026".
  final var dayText: String {
    guard isEnglish else { return written(date, "yMMMd") }
    return "\(shortDay(of: date)), \(shownCalendar.component(.year, from: date))"
  }

  /// The time that a compact picker shows, such as "9:41 AM".
  final var timeText: String {
    guard isEnglish else { return written(date, "jmm") }
    let minute = shownCalendar.component(.minute, from: date)
    let time = "\(value(of: .hour).prefix { $0 != " " }):\(minute < 10 ? "0" : "")\(minute)"
    return countsToTwelve ? "\(time) \(value(of: .period))" : time
  }

  // MARK: Formatters

  /// Returns the parts of a date that a template names, as the locale writes them.
  private final func written(_ date: Date, _ template: String) -> String {
    let calendar = shownCalendar
    let key = DateFormatterKey(template: template, calendar: calendar)
    if let formatter = Self.formatters[key] { return formatter.string(from: date) }
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.locale = shownLocale
    formatter.timeZone = calendar.timeZone
    formatter.setLocalizedDateFormatFromTemplate(template)
    Self.formatters[key] = formatter
    return formatter.string(from: date)
  }

  private struct DateFormatterKey: Hashable {
    let template: String
    let calendar: Calendar
  }

  /// The formatters that were made: it takes long to make one.
  private static var formatters: [DateFormatterKey: DateFormatter] = [:]
}
