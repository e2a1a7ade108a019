import Testing

@MainActor
@Suite("The user's languages")
struct LanguageRuleTests {
  @Test(arguments: [
    ("let a = Locale.current.identifier", "let a = Locale.uiKitCurrent.identifier"),
    ("NSLocale.autoupdatingCurrent", "Locale.uiKitCurrent"),
    ("Foundation.Locale.preferredLanguages[0]", "Locale.uiKitPreferredLanguages[0]"),
    ("var c = Calendar.current", "var c = Calendar.uiKitCurrent"),
    ("TimeZone.current.identifier", "TimeZone.uiKitCurrent.identifier"),
    ("calendar.timeZone = .autoupdatingCurrent", "calendar.timeZone = .uiKitCurrent"),
    ("formatter.locale = .current", "formatter.locale = .uiKitCurrent"),
    (
      "f(locale: .current, calendar: .autoupdatingCurrent)",
      "f(locale: .uiKitCurrent, calendar: .uiKitCurrent)"
    ),
    ("let f = DateFormatter()", "let f = DateFormatter.uiKit()"),
    ("NumberFormatter().string(from: 3)", "NumberFormatter.uiKit().string(from: 3)"),
    (
      "date.formatted(date: .long, time: .omitted)",
      "date.uiKitFormatted(date: .long, time: .omitted)"
    ),
    (
      "date.formatted(.dateTime.year().month())",
      "date.formatted(.dateTime.locale(.uiKitCurrent).year().month())"
    ),
    (
      "price.formatted(.currency(code: f(\"EUR\")).precision(a))",
      "price.formatted(.currency(code: f(\"EUR\")).locale(.uiKitCurrent).precision(a))"
    ),
    (
      "names.formatted(.list(type: .and))",
      "names.formatted(.list(type: .and).locale(.uiKitCurrent))"
    ),
    (
      "Bundle.main.preferredLocalizations.first",
      "Bundle.uiKitMain().uiKitPreferredLocalizations.first"
    ),
    ("Bundle.main.localizations", "Bundle.uiKitMain().uiKitLocalizations"),
    (
      "Bundle.preferredLocalizations(from: a)", "Bundle.uiKitPreferredLocalizations(from: a)"
    ),
    ("bundle.localizedInfoDictionary?[a]", "bundle.uiKitLocalizedInfoDictionary()?[a]"),
  ])
  func `are asked of the model`(source: String, written: String) {
    let ported = Ported(source)

    #expect(ported.body() == written)
    #expect(ported.text().hasPrefix("import HeadlessUIKit\n"))
    #expect(ported.warnings == [])
  }

  @Test(arguments: [
    "Locale(identifier: \"de\")", "mine.Locale.current", "Calendar(identifier: .gregorian)",
    "formatter.locale = current", "DateFormatter(a)", "mine.DateFormatter()",
    "class A: DateFormatter {}", "value.formatted()", "value.formatted(style)",
    "value.formatted(.iso8601)", "entry.localizations", "\"Locale.current\"",
    "struct Locale {}\nLocale.current", "struct NumberFormatter {}\nNumberFormatter()",
    "extension Date { func formatted(date: Int) {} }\na.formatted(date: 1)",
  ])
  func `are nothing else`(source: String) {
    #expect(Ported(source).body() == source)
    #expect(Ported(source).warnings == [])
  }
}
