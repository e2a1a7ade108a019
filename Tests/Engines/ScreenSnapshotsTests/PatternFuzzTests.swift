import ScreenSnapshots
import TestSupport
import Testing

@Suite("Patterns of any kind")
struct PatternFuzzTests {
  private static let letters = Array("ab /\\…\"'(),:.*+[]{}|^$?1\té👍🏽#")

  private static func line(_ generator: inout SeededGenerator) -> String {
    String(
      (0..<Int.random(in: 0..<12, using: &generator)).map { _ in
        letters[Int.random(in: letters.indices, using: &generator)]
      })
  }

  @Test(arguments: Fuzz.runs(short: 4, long: 40, steps: (2_000, 20_000)))
  func `an escaped line stands for itself and for no other line`(fuzz: Fuzz) {
    var generator = fuzz.generator
    for _ in 0..<fuzz.steps {
      let line = Self.line(&generator)
      let other = Self.line(&generator)
      let escaped = LinePattern.escaped(line)
      let pattern = LinePattern(escaped)

      #expect(pattern.matches(line), "\(fuzz): \(line)")
      #expect(!pattern.isAnyLines, "\(fuzz): \(line)")
      // Whatever is written stands for itself, too.
      let isSame = [line, escaped].map(trimmed).contains(trimmed(other))
      #expect(pattern.matches(other) == isSame, "\(fuzz): \(line) and \(other)")
      #expect(LinePattern(line).matches(line), "\(fuzz): \(line)")
      _ = LinePattern(line).matches(other)
    }
  }

  private func trimmed(_ line: String) -> String {
    var line = line
    while let last = line.last, last == " " || last == "\t" { line.removeLast() }
    return line
  }

  @Test(arguments: Fuzz.runs(short: 4, long: 40, steps: (500, 5_000)))
  func `a text holds exactly where no line is missing and none is extra`(fuzz: Fuzz) {
    var generator = fuzz.generator
    for _ in 0..<fuzz.steps {
      let expected = Self.lines(&generator, ["a", "b", "c", "…", "…b", "/a|b/"])
      let screen = Self.lines(&generator, ["a", "b", "c", "ab"])
      let pattern = ScreenPattern(expected.joined(separator: "\n"))
      let difference = LineDifference(pattern, screen)

      let isSame = difference.counts == (0, 0)
      #expect(pattern.matches(screen) == isSame, "\(fuzz): \(expected) \(screen)")
      let updated = difference.updatedLines.map { line in
        switch line {
        case .kept(let index): expected[index]
        case .new(let line): line
        }
      }
      let next = ScreenPattern(updated.joined(separator: "\n"))
      #expect(next.matches(screen), "\(fuzz): \(expected) \(screen) \(updated)")
      if isSame { #expect(updated == expected, "\(fuzz)") }
    }
  }

  private static func lines(_ generator: inout SeededGenerator, _ choices: [String]) -> [String] {
    (0..<Int.random(in: 0..<7, using: &generator)).map { _ in
      choices[Int.random(in: choices.indices, using: &generator)]
    }
  }
}
