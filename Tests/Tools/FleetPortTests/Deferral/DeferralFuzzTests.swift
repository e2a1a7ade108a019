import TestSupport
import Testing

@testable import FleetPort

@MainActor
@Suite("Deferring, in random sources")
struct DeferralFuzzTests {
  private static let statements = [
    "let a = b { $0.c }", "if a { return b } else { c() }", "switch a { case .b: c() }",
    "guard let a = b else { return }", "a.b = c", "return { d in e }(f)", "var g: H = [i: j]",
    "for k in l where m { break }", "do { try n() } catch { o }", "a\n  .b\n  .c()", "try? p!",
    "-q",
    "repeat {\n  r()\n} while s", "func t() -> U {\n  v\n}", "lazy var w: X = {\n  Y()\n}()",
    "init() {\n  super.init()\n  z = 1\n}", "subscript(i: I) -> J { get { k } set { l } }",
    "deinit { m() }", "import N", "class O: P, Q<R> {", "}", "case s, t(U)", "@V(w) private",
    "let x",
  ]

  private func file(using generator: inout SeededGenerator) -> String {
    var text = Snippets.file(using: &generator)
    for _ in 0..<Int.random(in: 1...12, using: &generator) {
      text += (Self.statements.randomElement(using: &generator) ?? "") + "\n"
    }
    return "class Z {\n  func f() {\n" + text
  }

  @Test(arguments: Fuzz.runs(short: 4, long: 40, steps: (30, 500)))
  func `keeps the lines of whatever a source holds, and finds its way back`(fuzz: Fuzz) {
    var generator = fuzz.generator
    for step in 0..<fuzz.steps {
      var text = file(using: &generator)
      if step.isMultiple(of: 2) { text = Snippets.damaged(text, using: &generator) }
      let source = DeferredSource(path: "/A.swift", name: "A.swift", bytes: Array(text.utf8))
      let offset = Int.random(in: 0...text.utf8.count, using: &generator)
      for entry in DeferredLadder(source).steps(at: offset, "no") {
        let (file, pieces) = source.rewritten([entry])

        #expect(file.deferred == [entry], "\(fuzz)\n\(entry)\n\(text)")
        #expect(
          file.bytes.count { $0 == 10 } == text.utf8.count { $0 == 10 },
          "\(fuzz)\n\(entry)\n\(text)")
        for place in file.bytes.indices {
          let (back, isExact) = pieces.source(of: place)
          #expect(
            !isExact || source.original.bytes[back] == file.bytes[place],
            "\(fuzz)\n\(entry)\n\(text)")
        }
      }
    }
  }
}
