import FleetTesting
import HeadlessFoundation
import Testing

@Suite("Times from now as texts")
struct RelativeDateTimeFormatterTests {
  private typealias Style = RelativeDateTimeFormatter.UnitsStyle

  private func formatter(
    _ style: Style, _ kind: RelativeDateTimeFormatter.DateTimeStyle = .numeric,
    in language: String = "en_US"
  ) -> RelativeDateTimeFormatter {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: language)
    formatter.calendar.timeZone = .gmt
    formatter.unitsStyle = style
    formatter.dateTimeStyle = kind
    return formatter
  }

  @Test func `are written in four styles`() {
    let rows: [(Style, [String])] = [
      (.full, ["in 2 hours", "1 minute ago", "1 day ago", "in 1 week", "1 month ago"]),
      (.short, ["in 2 hr.", "1 min. ago", "1 day ago", "in 1 wk.", "1 mo. ago"]),
      (.abbreviated, ["in 2h", "1m ago", "1d ago", "in 1w", "1mo ago"]),
      (
        .spellOut,
        ["in two hours", "one minute ago", "one day ago", "in one week", "one month ago"]
      ),
    ]
    // 89 seconds are a minute: the rest is left out.
    let seconds: [TimeInterval] = [7200, -89, -86_400, 8 * 86_400, -40 * 86_400]
    for (style, texts) in rows {
      #expect(seconds.map { formatter(style).localizedString(fromTimeInterval: $0) } == texts)
    }
  }

  @MainActor @Test(.worlds(.systems(.iOS(15), .iOS(16))))
  func `are no shorter than short ones before iOS 16 (behaviour 982)`() {
    let text = formatter(.abbreviated).localizedString(fromTimeInterval: -40 * 86_400)
    #expect(text == (Fleet.world.system < .iOS(16) ? "1 mo. ago" : "1mo ago"))
  }

  @Test func `have names where these are wanted`() {
    let rows: [(DateComponents, String, String)] = [
      (DateComponents(day: -1), "1 day ago", "yesterday"),
      (DateComponents(day: 1), "in 1 day", "tomorrow"),
      (DateComponents(weekOfMonth: 1), "in 1 week", "next week"),
      (DateComponents(month: -1), "1 month ago", "last month"),
      (DateComponents(year: 0, second: 0), "in 0 seconds", "now"),
      (DateComponents(hour: 3, minute: 20), "in 3 hours", "in 3 hours"),
    ]
    for (components, number, name) in rows {
      #expect(formatter(.full).localizedString(from: components) == number)
      #expect(formatter(.full, .named).localizedString(from: components) == name)
    }
  }

  @Test func `come in all languages, and for dates`() {
    #expect(
      formatter(.full, in: "de").localizedString(fromTimeInterval: -7200) == "vor 2 Stunden")
    #expect(
      formatter(.full, .named, in: "de").localizedString(from: .init(day: -2)) == "vorgestern")
    #expect(
      formatter(.abbreviated, in: "zh_CN").localizedString(fromTimeInterval: 60) == "1分钟后")
    let now = Date(timeIntervalSinceReferenceDate: 0)
    #expect(formatter(.full).localizedString(for: now - 59.9, relativeTo: now) == "59 seconds ago")
    let sentence = formatter(.full, .named)
    sentence.formattingContext = .beginningOfSentence
    #expect(sentence.localizedString(from: DateComponents(day: 1)) == "Tomorrow")
  }

  @MainActor @Test func `are counted from the date of the test`() {
    Fleet.withFreshApplication {
      let now = Date(timeIntervalSince1970: 1_700_000_000)
      Fleet.setDate(now)
      #expect(formatter(.full).string(for: now - 3600) == "1 hour ago")
      #expect(CFAbsoluteTimeGetCurrent() == now.timeIntervalSinceReferenceDate)
    }
    #expect(formatter(.full).string(for: "yesterday") == nil)
  }

  @Test func `lists are joined as the language does`() {
    let list = ListFormatter()
    list.locale = Locale(identifier: "en_US")
    #expect(list.string(from: ["wrens", "larks", "owls"]) == "wrens, larks, and owls")
    #expect(list.string(from: ["wrens", 3]) == "wrens and 3")
    list.locale = Locale(identifier: "de")
    #expect(list.string(for: ["a", "b"]) == "a und b")
  }
}
