import Testing

@MainActor
@Suite("Enumerations of matches")
struct EnumerationRuleTests {
  @Test(arguments: [
    (
      "a?.enumerateMatches(in: b, range: c) { _, _, _ in }",
      "a?.uiKitEnumerateMatches(in: b, range: c) { _, _, _ in }"
    ),
    ("enumerateMatches(in: b)", "enumerateMatches(in: b)"),
    ("a.enumerateMatches(of: b)", "a.enumerateMatches(of: b)"),
    (
      "a.enumerateMatches(in: b)\nfunc enumerateMatches(in b: B) {}",
      "a.enumerateMatches(in: b)\nfunc enumerateMatches(in b: B) {}"
    ),
    (
      "extension NSRegularExpression { func enumerateMatches(in b: B) { enumerateMatches(in: b) } }",
      "extension NSRegularExpression { func enumerateMatches(in b: B) { uiKitEnumerateMatches(in: b) } }"
    ),
  ])
  func `take closures that do not escape (behaviour 950)`(source: String, written: String) {
    #expect(Ported(source).body() == written)
  }
}
