import Testing

@MainActor
@Suite("Texts and formats")
struct TextRuleTests {
  @Test(arguments: [
    (
      "let a = NSLocalizedString(\"Easy\", comment: \"\")",
      "let a = uiKitLocalizedString(\"Easy\", comment: \"\")"
    ),
    (
      "NSLocalizedString(\"a\", tableName: \"b\", value: f(bundle: 1), comment: \"c\")",
      "uiKitLocalizedString(\"a\", tableName: \"b\", value: f(bundle: 1), comment: \"c\")"
    ),
    (
      "NSLocalizedString(\"a\", bundle: .main, comment: \"\")",
      "uiKitLocalizedString(\"a\", bundle: .uiKitMain(), comment: \"\")"
    ),
    (
      "NSLocalizedString(\"a\", bundle: Bundle.main, comment: \"\")",
      "uiKitLocalizedString(\"a\", bundle: Bundle.uiKitMain(), comment: \"\")"
    ),
    (
      "extension Bundle { let a = NSLocalizedString(\"a\", comment: \"\") }",
      "extension Bundle { let a = HeadlessUIKit.uiKitLocalizedString(\"a\", comment: \"\") }"
    ),
    (
      "NSLocalizedString(\"a\", bundle: mine, comment: \"\")",
      "uiKitLocalizedString(\"a\", bundle: mine, comment: \"\")"
    ),
    (
      "String(localized: \"a \\(b)\", table: \"c\")", "String(localized: \"a \\(b)\", table: \"c\")"
    ),
    (
      "String(localized: \"a\", bundle: .main)", "String(localized: \"a\", bundle: .uiKitMain())"
    ),
    (
      "String(localized: \"a\", bundle: #bundle)", "String(localized: \"a\", bundle: .uiKitMain())"
    ),
    (
      "LocalizedStringResource(\"a\", bundle: #bundle)",
      "LocalizedStringResource(\"a\", bundle: .main)"
    ),
    ("let a: LocalizedStringResource = \"b\"", "let a: LocalizedStringResource = \"b\""),
    ("String(format: text, 3)", "String(uiKitFormat: text, 3)"),
    (
      "String(format: NSLocalizedString(\"a\", comment: \"\"), arguments: b)",
      "String(uiKitFormat: uiKitLocalizedString(\"a\", comment: \"\"), arguments: b)"
    ),
    ("String(format: \"a %@\".localized, b)", "String(uiKitFormat: \"a %@\".localized, b)"),
    (
      "String.localizedStringWithFormat(a, 3)", "String.uiKitLocalizedStringWithFormat(a, 3)"
    ),
    (
      "bundle.localizedString(forKey: \"a\", value: nil, table: nil)",
      "bundle.uiKitLocalizedString(forKey: \"a\", value: nil, table: nil)"
    ),
    (
      "DateFormatter.localizedString(from: a, dateStyle: .long, timeStyle: .none)",
      "DateFormatter.uiKitLocalizedString(from: a, dateStyle: .long, timeStyle: .none)"
    ),
    (
      "NumberFormatter.localizedString(from: a, number: .currency)",
      "NumberFormatter.uiKitLocalizedString(from: a, number: .currency)"
    ),
  ])
  func `ask the model`(source: String, written: String) {
    let ported = Ported(source)

    #expect(ported.body() == written)
    #expect(ported.text().hasPrefix("import HeadlessUIKit\n"))
    #expect(ported.warnings == [])
  }

  @Test(arguments: [
    "String(format: \"%.2f\", 3)", "String(format: \"%@\")", "String(localizedText)", "String(a)",
    "a.NSLocalizedString(\"a\")", "\"NSLocalizedString(a)\"", "// String(format: a)",
    "locale.localizedString(forLanguageCode: a)", "mine.localizedString(from: a)",
    "mine.localizedStringWithFormat(a)",
  ])
  func `are left where Foundation knows them`(source: String) {
    #expect(Ported(source).body() == source)
    #expect(Ported(source).warnings == [])
  }

  @Test(arguments: [
    "func NSLocalizedString(_ a: String) -> String { a }\nlet a = NSLocalizedString(\"a\")",
    "class A { func localizedString(forKey a: String) {} }\na.localizedString(forKey: b)",
    "struct String {}\nlet a = String(format: b)",
  ])
  func `are left to what the app has of that name`(source: String) {
    #expect(Ported(source).body() == source)
  }
}
