import Foundation
import HeadlessUIKit

/// Finds days and times in English, and dates in digits.
///
/// Days without a year are this year's; a day without a time is its noon, a time without a day today's.
enum DetectedDates {
  static func find(in text: NSString, _ range: NSRange) -> [DetectedData] {
    pattern.matches(in: text, range).compactMap { match in
      date(of: match.groups).map { DetectedData(.date($0), at: match.range) }
    }
  }

  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]
  private static let weekdays = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"]
  private static let daysFromNow = ["today": 0, "tonight": 0, "tomorrow": 1, "yesterday": -1]

  private static let month =
    "(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?"
    + "|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?"
  private static let weekday =
    "(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?)(?:day)?"
  private static let ending = "(?:st|nd|rd|th)?"

  /// Groups 0: relative, 1: weekday, 2–4: month day year, 5–7: day month year, 8–10: ISO, 11–13: digits with
  /// slashes; 14–16: hour, minutes, half of the day, behind a day; 17–19: the same alone.
  private static let pattern: TextPattern = {
    let clock = #"(\d{1,2})(?::(\d{2})(?::\d{2})?)?(?: ?([ap])\.?m\b\.?)?"#
    let day = [
      "(today|tonight|tomorrow|yesterday)\\b",
      "(?:next |this )?((?:sun|mon|tues|wednes|thurs|fri|satur)day)\\b",
      "(?:\(weekday),? )?\(month) (\\d{1,2})\(ending)(?:,? (\\d{4}))?",
      "(?:\(weekday),? )?(\\d{1,2})\(ending) \(month)(?:,? (\\d{4}))?",
      #"(\d{4})-(\d{2})-(\d{2})"#, #"(\d{1,2})/(\d{1,2})/(\d{4}|\d{2})"#,
    ].joined(separator: "|")
    let alone = #"(\d{1,2})(?::(\d{2}))?(?: ?([ap])\.?m\b\.?)"#
    return TextPattern(
      #"\b(?:(?:\#(day))(?!\d)(?:(?:,? (?:at )?|T)\#(clock)(?![\d/-]))?"#
        + #"|\#(alone)|(?<![\d:])([01]?\d|2[0-3]):([0-5]\d)(?![\d:]))"#)
  }()

  private static func date(of groups: [String?]) -> Date? {
    let calendar = Calendar.uiKitCurrent
    let now = Date.uiKitNow()
    func number(_ index: Int) -> Int? { groups[index].flatMap { Int($0) } }
    var day = calendar.dateComponents([.year, .month, .day], from: now)
    var isWholeDay = true
    if let name = groups[0]?.lowercased() {
      guard let offset = daysFromNow[name] else { return nil }
      day = days(offset, from: now, calendar)
      if name == "tonight" { (day.hour, isWholeDay) = (20, true) }
    } else if let name = groups[1]?.lowercased() {
      guard let weekday = weekdays.firstIndex(of: String(name.prefix(3))) else { return nil }
      let distance = (weekday + 1 - calendar.component(.weekday, from: now) + 7) % 7
      day = days(distance == 0 ? 7 : distance, from: now, calendar)
    } else if let name = groups[2] ?? groups[6] {
      guard let month = months.firstIndex(of: String(name.lowercased().prefix(3))) else {
        return nil
      }
      day.month = month + 1
      day.day = number(3) ?? number(5)
      day.year = number(4) ?? number(7) ?? day.year
    } else if let year = number(8) {
      (day.year, day.month, day.day) = (year, number(9), number(10))
    } else if let first = number(11), let second = number(12), let year = number(13) {
      let isMonthFirst = ["US", "CA", "PH", "001"].contains(
        Locale.uiKitCurrent.region?.identifier ?? "US")
      (day.month, day.day) = isMonthFirst ? (first, second) : (second, first)
      day.year = year < 100 ? 2000 + year : year
    } else {
      isWholeDay = false
    }
    guard setTime(of: &day, groups, isWholeDay), day.isValidDate(in: calendar) else { return nil }
    return calendar.date(from: day)
  }

  private static func days(
    _ count: Int, from date: Date, _ calendar: Calendar
  ) -> DateComponents {
    let day = calendar.date(byAdding: .day, value: count, to: date) ?? date
    return calendar.dateComponents([.year, .month, .day], from: day)
  }

  /// Sets the hour and the minutes; answers whether there are such.
  private static func setTime(
    of day: inout DateComponents, _ groups: [String?], _ isWholeDay: Bool
  ) -> Bool {
    func number(_ index: Int) -> Int? { groups[index].flatMap { Int($0) } }
    guard let hour = number(14) ?? number(17) ?? number(20) else {
      day.hour = day.hour ?? 12
      return isWholeDay
    }
    day.minute = number(15) ?? number(18) ?? number(21) ?? 0
    switch (groups[16] ?? groups[19])?.lowercased() {
    case "a": day.hour = hour % 12
    case "p": day.hour = hour % 12 + 12
    default: day.hour = hour
    }
    return (0..<24).contains(day.hour ?? 24)
  }
}
