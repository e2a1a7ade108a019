import FleetPort
import TestSupport
import Testing

@MainActor
@Suite("Rewriting, of random sources")
struct PortFuzzTests {
  private let paths = ["/App/A.swift", "/App/B.swift"]

  private func lineBreaks(_ text: String) -> Int { text.utf8.count { $0 == 10 } }

  /// Whether the text ends on the line that its source ends on, apart from what is added behind it.
  private func keepsLines(_ text: String, of source: String, at path: String) -> Bool {
    let last = lineBreaks(source) + 1
    let mark = "let theLastLine"
    return LineMap(text).lines.contains {
      $0.file == path && $0.number == last && $0.text.hasSuffix(mark)
    }
  }

  @Test(arguments: Fuzz.runs(short: 5, long: 50, steps: (20, 500)))
  func `keeps each line where it is, and finds nothing left to do`(fuzz: Fuzz) {
    var generator = fuzz.generator
    for _ in 0..<fuzz.steps {
      var sources: [String: String] = [:]
      for path in paths { sources[path] = Snippets.file(using: &generator) + "let theLastLine" }

      let once = Ported(sources)
      let twice = Ported(
        sources.mapValues { _ in "" }.merging(paths.map { ($0, once.body($0)) }) { $1 })

      for path in paths {
        let source = sources[path] ?? ""
        #expect(keepsLines(once.text(path), of: source, at: path), "\(fuzz)\n\(source)")
        #expect(twice.body(path) == once.body(path), "\(fuzz)\n\(source)")
      }
    }
  }

  @Test(arguments: Fuzz.runs(short: 5, long: 50, steps: (40, 1_000)))
  func `survives whatever a source holds, and does the same each time`(fuzz: Fuzz) {
    var generator = fuzz.generator
    for _ in 0..<fuzz.steps {
      let source = Snippets.damaged(Snippets.file(using: &generator), using: &generator)

      #expect(Ported(source).text() == Ported(source).text(), "\(fuzz)\n\(source)")
    }
  }

  @Test(arguments: Fuzz.runs(short: 2, long: 20, steps: (40, 500)))
  func `leaves what has nothing of UIKit as it is, byte by byte`(fuzz: Fuzz) {
    var generator = fuzz.generator
    for _ in 0..<fuzz.steps {
      let source = Snippets.plainFile(using: &generator)

      #expect(Ported(source).body() == source, "\(fuzz)\n\(source)")
      #expect(Ported(source).text().hasPrefix("#sourceLocation("))
    }
  }
}
