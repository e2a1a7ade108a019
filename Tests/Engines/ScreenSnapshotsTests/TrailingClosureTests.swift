import ScreenSnapshots
import Testing

@Suite("TrailingClosure")
struct TrailingClosureTests {
  private func lines(_ source: String, column: Int, line: Int = 1) -> [String]? {
    TrailingClosure.lines(in: Array(source.utf8), line: line, column: column)
  }

  @Test(arguments: [
    ("f(1) { launch(App()) }", 2, ["launch(App())"]),
    ("f { launch(App()) }", 3, ["launch(App())"]),
    ("f(\")\", g { 1 }) /* { */ { a }", 2, ["a"]),
    ("f(1) {\n    let a = 1\n      b(a)\n\n    c()\n  }", 2, ["let a = 1", "  b(a)", "", "c()"]),
    ("f { g { \"}\" } // }\n }", 3, ["g { \"}\" } // }"]),
    ("f {}", 3, []),
  ])
  func `has the lines within the closure, without their indentation`(
    source: String, column: Int, lines: [String]
  ) {
    #expect(self.lines(source, column: column) == lines)
  }

  @Test func `is none where the source has changed since`() {
    #expect(lines("f(1)", column: 2) == nil)
    #expect(lines("f(1", column: 2) == nil)
    #expect(lines("f {", column: 3) == nil)
    #expect(lines("f { }", column: 90) == nil)
    #expect(lines("f { }", column: 0) == nil)
    #expect(lines("f { }", column: 3, line: 7) == nil)
  }

  @Test func `finds the call by its line`() {
    #expect(lines("import Fleet\n\nf(2) { a }\n", column: 2, line: 3) == ["a"])
  }
}
