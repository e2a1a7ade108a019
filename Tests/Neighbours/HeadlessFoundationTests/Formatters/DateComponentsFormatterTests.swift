import FleetTesting
import HeadlessFoundation
import Testing

@Suite("Times as texts")
struct DateComponentsFormatterTests {
  private typealias Style = DateComponentsFormatter.UnitsStyle

  private func formatter(_ style: Style = .positional, in language: String = "en_US")
    -> DateComponentsFormatter
  {
    let formatter = DateComponentsFormatter()
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: language)
    calendar.timeZone = .gmt
    formatter.calendar = calendar
    formatter.unitsStyle = style
    return formatter
  }

  @Test func `are written in six styles`() {
    let rows: [(Style, String, String)] = [
      (.positional, "1:05:00", "1d 4:00:44"), (.abbreviated, "1h 5m", "1d 4h 44s"),
      (.short, "1 hr, 5 min", "1 day, 4 hr, 44 sec"),
      (.full, "1 hour, 5 minutes", "1 day, 4 hours, 44 seconds"),
      (.spellOut, "one hour, five minutes", "one day, four hours, forty-four seconds"),
      (.brief, "1hr 5min", "1day 4hr 44sec"),
    ]
    for (style, short, long) in rows {
      #expect(formatter(style).string(from: 3900) == short)
      #expect(formatter(style).string(from: 100_844) == long)
    }
  }

  @Test func `by position have zeros behind the first unit, and before it where these are wanted`()
  {
    let rows: [(TimeInterval, String, String, String)] = [
      (0, "0", "0:00", "0:00:00"), (5, "5", "0:05", "0:00:05"), (65, "1:05", "1:05", "0:01:05"),
      (600, "10:00", "10:00", "0:10:00"), (10_450, "2:54:10", "174:10", "2:54:10"),
      (-65, "-1:05", "-1:05", "-0:01:05"), (5.9, "5", "0:05", "0:00:05"),
    ]
    let (minutes, hours) = (formatter(), formatter())
    minutes.allowedUnits = [.minute, .second]
    hours.allowedUnits = [.hour, .minute, .second]
    for formatter in [minutes, hours] { formatter.zeroFormattingBehavior = .pad }
    for (seconds, short, ofMinutes, ofHours) in rows {
      #expect(formatter().string(from: seconds) == short)
      #expect(minutes.string(from: seconds) == ofMinutes)
      #expect(hours.string(from: seconds) == ofHours)
    }
  }

  @Test func `have the units that may be, and as many as may be`() {
    let rows: [(NSCalendar.Unit, Int, TimeInterval, String)] = [
      ([.hour, .minute], 0, 90_000, "25h"), ([.hour, .minute, .second], 1, 5400, "2h"),
      ([.hour, .minute, .second], 1, 5399, "1h"), ([.day, .hour, .minute], 2, 93_660, "1d 2h"),
      ([.day, .hour, .minute], 2, 86_460, "1d"), ([.second, .minute, .hour, .day], 1, 0, "0s"),
      ([.second, .minute, .hour, .day, .weekOfMonth], 1, 8 * 86_400, "1w"),
      ([.hour, .minute], 1, 86_340, "24h"),
    ]
    for (units, count, seconds, text) in rows {
      let formatter = formatter(.abbreviated)
      formatter.allowedUnits = units
      formatter.maximumUnitCount = count
      #expect(formatter.string(from: seconds) == text)
    }
  }

  @Test func `keep zeros as they are told to`() {
    let rows: [(DateComponentsFormatter.ZeroFormattingBehavior, String)] = [
      (.default, "1h 10s"), (.dropAll, "1h 10s"), (.pad, "0d 1h 0m 10s"),
      (.dropLeading, "1h 0m 10s"), (.dropMiddle, "0d 1h 10s"), (.dropTrailing, "0d 1h 0m 10s"),
    ]
    for (behavior, text) in rows {
      let formatter = formatter(.abbreviated)
      formatter.allowedUnits = [.day, .hour, .minute, .second]
      formatter.zeroFormattingBehavior = behavior
      #expect(formatter.string(from: 3610) == text)
    }
  }

  @Test func `are said of components, dates and phrases`() {
    let days = formatter(.full)
    days.allowedUnits = [.year, .month, .weekOfMonth, .day]
    days.includesTimeRemainingPhrase = true
    #expect(days.string(from: DateComponents(day: 9)) == "1 week, 2 days remaining")
    #expect(days.string(from: DateComponents(month: 14)) == "1 year, 2 months remaining")
    let brief = formatter(.brief)
    brief.includesApproximationPhrase = true
    brief.includesTimeRemainingPhrase = true
    #expect(brief.string(from: 123) == "About 2min 3sec remaining")
    let start = Date(timeIntervalSinceReferenceDate: 0)
    #expect(formatter(.short).string(from: start, to: start + 7260) == "2 hr, 1 min")
    let collapsing = formatter(.full)
    collapsing.allowedUnits = [.hour, .minute]
    collapsing.collapsesLargestUnit = true
    #expect(collapsing.string(from: 3780) == "63 minutes")
    #expect(formatter(.full).string(for: 60 as NSNumber) == "1 minute")
    #expect(formatter(.full).string(for: "no time") == nil)
    #expect(formatter().string(from: .infinity) == nil)
  }

  @Test func `come in other languages, but for years and months`() {
    let rows: [(String, Style, String)] = [
      ("de", .full, "1 Tag, 1 Stunde, 5 Minuten"), ("de", .abbreviated, "1d 1h 5min"),
      ("fr", .full, "1\u{A0}jour, 1\u{A0}heure, 5 minutes"), ("zh_CN", .short, "1天1小时5分钟"),
    ]
    for (language, style, text) in rows {
      #expect(formatter(style, in: language).string(from: 90_300) == text)
    }
    #expect(formatter(.full, in: "de").string(from: DateComponents(month: 2)) == "2 months")
  }
}
