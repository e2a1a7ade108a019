import Testing

@MainActor
@Suite("Previews")
struct PreviewRuleTests {
  @Test func `become empty types, on as many lines`() {
    let ported = Ported(
      "@available(iOS 17, *)\n#Preview(\"A\", traits: .portrait) {\n  let a = A()\n  return a\n}\nlet b = 1"
    )

    #expect(
      ported.body()
        == "@available(iOS 17, *)\nprivate enum Preview0 {}\n\n\n\nlet b = 1")
  }

  @Test func `are rewritten with all that stands in them`() {
    #expect(
      Ported("#Preview { a(#selector(b)) }\n#Preview {}").body()
        == "private enum Preview0 {}\nprivate enum Preview1 {}")
  }

  @Test func `are not other macros`() {
    #expect(Ported("#Predicate { a }").body() == "#Predicate { a }")
    #expect(Ported("#Preview").body() == "#Preview")
  }
}
