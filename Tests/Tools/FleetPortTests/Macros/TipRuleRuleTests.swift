import Testing

@testable import FleetPort

@Suite("#Rule")
struct TipRuleRuleTests {
  @Test func `becomes the type, which is made of the same`() {
    let rows = [
      ("#Rule(Self.$isKnown) { $0 == true }", "Tips.Rule(Self.$isKnown) { $0 == true }"),
      (
        "#Rule(Self.fed) {\n$0.donations.count > 2 }",
        "Tips.Rule(Self.fed) {\n$0.donations.count > 2 }"
      ),
    ]
    for (before, after) in rows {
      let ported = Ported("import TipKit\nvar rules: [Tips.Rule] {\n\(before)\n}")
      #expect(ported.body().hasSuffix("\nvar rules: [Tips.Rule] {\n\(after)\n}"))
    }
    let other = "let rule = #Rule(a) { $0 }"
    #expect(Ported(other).body() == other)
  }
}
