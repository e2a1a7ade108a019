import FleetTesting
import HeadlessFoundation
import Testing

@MainActor
@Suite("Links, numbers, dates and addresses in texts")
struct NSDataDetectorTests {
  private func found(
    _ type: UInt64, in text: String, _ value: (NSTextCheckingResult) -> String?
  ) throws -> [String] {
    let detector = try NSDataDetector(types: type)
    let matches = detector.matches(
      in: text, options: [], range: NSRange(text.startIndex..., in: text))
    return matches.map { match in
      "\((text as NSString).substring(with: match.range)) \(value(match) ?? "-")"
    }
  }

  @Test func `links are addresses of pages and of mail`() throws {
    let rows: [(String, [String])] = [
      ("See https://birds.com/wren, or not.", ["https://birds.com/wren https://birds.com/wren"]),
      ("birds.com!", ["birds.com http://birds.com"]),
      ("www.birds.de/a?b=c", ["www.birds.de/a?b=c http://www.birds.de/a?b=c"]),
      ("(http://a.org/b_(c))", ["http://a.org/b_(c) http://a.org/b_(c)"]),
      ("Ask wren@birds.org.", ["wren@birds.org mailto:wren@birds.org"]),
      ("birds.txt, v1.2 and e.g. this", []), ("", []),
    ]
    for (text, links) in rows {
      #expect(try found(1 << 6, in: text) { $0.url?.absoluteString } == links)
    }
  }

  @Test func `phone numbers are in groups, or ten digits`() throws {
    let rows: [(String, [String])] = [
      ("+1 (555) 123-4567, 555-1234", ["+1 (555) 123-4567", "555-1234"]),
      ("5551234567", ["5551234567"]), ("030 1234567", ["030 1234567"]),
      ("12345, $1,234,567, 12/25/2024, 2024-03-15, 1.2.3.4, 100000000", []),
    ]
    for (text, numbers) in rows {
      #expect(
        try found(1 << 11, in: text) { $0.phoneNumber } == numbers.map { "\($0) \($0)" })
    }
  }

  @Test func `dates are days, times, or both`() throws {
    try Fleet.withFreshApplication {
      let calendar = Calendar.uiKitCurrent
      func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int, _ minute: Int) throws -> Date {
        try #require(
          calendar.date(
            from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)))
      }
      // A Sunday.
      Fleet.setDate(try date(2026, 11, 29, 9, 0))
      let rows: [(String, [Date])] = [
        ("Meet tomorrow at 5pm", [try date(2026, 11, 30, 17, 0)]),
        ("on March 3, 2024 at 10:30 AM", [try date(2024, 3, 3, 10, 30)]),
        ("3 March", [try date(2026, 3, 3, 12, 0)]), ("Monday", [try date(2026, 11, 30, 12, 0)]),
        ("2024-03-15T09:30", [try date(2024, 3, 15, 9, 30)]),
        ("at 17:30 or 8am", [try date(2026, 11, 29, 17, 30), try date(2026, 11, 29, 8, 0)]),
        ("tonight", [try date(2026, 11, 29, 20, 0)]),
        ("12/25/2024", [try date(2024, 12, 25, 12, 0)]),
        ("May I? Room 5, 8h, 2024-13-45, marching", []), ("He sat in the sun", []),
      ]
      for (text, dates) in rows {
        let matches = try NSDataDetector(types: 1 << 4).matches(
          in: text, range: NSRange(text.startIndex..., in: text))
        #expect(matches.map(\.date) == dates)
      }
    }
  }

  @Test func `addresses have a street, a city and a state`() throws {
    let text = "At 1 Infinite Loop, Cupertino, CA 95014, and at 9 Main St."
    let detector = try NSDataDetector(types: 1 << 5)
    let range = NSRange(text.startIndex..., in: text)
    let parts = detector.firstMatch(in: text, range: range)?.addressComponents
    #expect(
      parts == [.street: "1 Infinite Loop", .city: "Cupertino", .state: "CA", .zip: "95014"])
    #expect(detector.numberOfMatches(in: text, range: range) == 1)
  }

  @Test func `are found in one order, and only of the kinds that are asked for`() throws {
    let text = "Call 555-1234 or see birds.com"
    let detector = try NSDataDetector(types: 1 << 6 | 1 << 11)
    let range = NSRange(text.startIndex..., in: text)
    var kinds: [UInt64] = []
    detector.enumerateMatches(in: text, options: [], range: range) { match, _, stop in
      kinds.append(match?.resultType.rawValue ?? 0)
      stop.pointee = ObjCBool(kinds.count == 1)
    }
    #expect(kinds == [1 << 11])
    detector.uiKitEnumerateMatches(in: text, range: range) { match, _, _ in
      kinds.append(match?.resultType.rawValue ?? 0)
    }
    #expect(kinds == [1 << 11, 1 << 11, 1 << 6])
    #expect(
      detector.stringByReplacingMatches(in: text, range: range, withTemplate: "#")
        == "Call # or see #")
    #expect(detector.rangeOfFirstMatch(in: "none", range: range).location == NSNotFound)
    #expect(throws: (any Error).self) { try NSDataDetector(types: 0) }
  }
}
