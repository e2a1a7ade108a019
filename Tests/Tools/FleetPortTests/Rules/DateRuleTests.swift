import Testing

@MainActor
@Suite("The present date")
struct DateRuleTests {
  @Test(arguments: [
    ("let a = Date()", "let a = Date.uiKitNow()"),
    ("f(Foundation.Date(), Date.init())", "f(Date.uiKitNow(), Date.uiKitNow())"),
    ("let a = Date.now, b = Date.now.b", "let a = Date.uiKitNow(), b = Date.uiKitNow().b"),
    ("func f(at d: Date = .now) {}", "func f(at d: Date = Date.uiKitNow()) {}"),
    ("\"\\(Date())\"", "\"\\(Date.uiKitNow())\""),
    ("Date(timeIntervalSinceNow: 60)", "Date(uiKitTimeIntervalSinceNow: 60)"),
    ("-start.timeIntervalSinceNow", "-start.uiKitTimeIntervalSinceNow"),
    ("Calendar.current.isDateInToday(d)", "Calendar.uiKitCurrent.uiKitIsDateInToday(d)"),
    ("c.isDateInTomorrow(d)", "c.uiKitIsDateInTomorrow(d)"),
    ("c.isDateInYesterday(d)", "c.uiKitIsDateInYesterday(d)"),
  ])
  func `is one that a test may set`(source: String, written: String) {
    let ported = Ported(source)

    #expect(ported.body() == written)
    #expect(ported.text().hasPrefix("import HeadlessUIKit\n"))
  }

  @Test(arguments: [
    "Date(timeIntervalSince1970: 0)", "my.Date()", "struct Date {}; Date()", "\"Date()\" // Date()",
    "let d: Date = .distantPast", "DispatchTime.now()", "Date.now()", "isDateInToday(d)",
    "extension Calendar { func isDateInToday(_ d: Int) {} }; c.isDateInToday(1)",
    "struct S { var timeIntervalSinceNow = 1 }; s.timeIntervalSinceNow",
  ])
  func `is left alone where it is something else`(source: String) {
    #expect(Ported(source).body() == source)
  }
}
