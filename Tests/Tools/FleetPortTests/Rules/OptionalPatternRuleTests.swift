import Testing

@MainActor
@Suite("Patterns of properties that are optional to Objective-C")
struct OptionalPatternRuleTests {
  @Test func `lose their marks in a switch over a trait of text input`() {
    let rows: [(String, String)] = [
      (
        "switch input.keyboardAppearance { case .dark?: a(); default: b() }",
        "switch input.keyboardAppearance { case .dark: a(); default: b() }"
      ),
      (
        "switch field?.returnKeyType { case .go?, .next?: a(); case nil: b(); default: c() }",
        "switch field?.returnKeyType { case .go, .next: a(); case nil: b(); default: c() }"
      ),
      (
        "switch input.keyboardAppearance { case .dark?: if let a = b?.c, d.e?.f == 1 { g() } }",
        "switch input.keyboardAppearance { case .dark: if let a = b?.c, d.e?.f == 1 { g() } }"
      ),
      (
        "switch bird.color { case .dark?: a(); default: b() }",
        "switch bird.color { case .dark?: a(); default: b() }"
      ),
    ]
    for (source, expected) in rows { #expect(Ported(source).body() == expected) }
  }
}
