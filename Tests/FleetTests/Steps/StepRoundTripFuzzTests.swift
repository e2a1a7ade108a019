import Fleet
import TestSupport
import Testing

@Suite("Steps as texts, at random")
struct StepRoundTripFuzzTests {
  private func text(_ generator: inout SeededGenerator) -> String {
    let letters: [Unicode.Scalar] = [
      "a", "B", "1", " ", "\"", "\\", "\n", "\r", "\t", "#", "“", "”", "\u{8}", "\u{301}",
      "\u{200D}", "🐦", "\u{2028}", "\u{0}", "'", "ß", "{", "}", "u",
    ]
    return String(
      String.UnicodeScalarView(
        (0..<Int.random(in: 0..<9, using: &generator)).compactMap { _ in
          letters.randomElement(using: &generator)
        }))
  }

  private func name(_ generator: inout SeededGenerator) -> ElementName {
    ElementName(
      (0..<Int.random(in: 0..<4, using: &generator)).map { _ in
        ElementName.Part(
          kind: Bool.random(using: &generator)
            ? ScreenElement.ElementType.allCases.randomElement(using: &generator) : nil,
          name: Bool.random(using: &generator) ? text(&generator) : nil,
          content: Int.random(in: 0..<4, using: &generator) == 0 ? text(&generator) : nil,
          number: Int.random(in: 0..<4, using: &generator) == 0
            ? Int.random(in: 1..<100, using: &generator) : nil)
      })
  }

  private func number(_ generator: inout SeededGenerator) -> Double {
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: Double(Int.random(in: 0..<100, using: &generator))
    case 1: Double.random(in: 0..<1, using: &generator)
    default: Double.random(in: 0..<1, using: &generator) * 1e-9
    }
  }

  private func worlds(_ generator: inout SeededGenerator) -> [WorldWord] {
    (0..<Int.random(in: 1..<4, using: &generator)).compactMap { _ in
      WorldWord.all.randomElement(using: &generator).flatMap(WorldWord.init)
    }
  }

  private func step(_ generator: inout SeededGenerator) -> UserStep {
    let (name, text) = (name(&generator), text(&generator))
    let (number, isOn) = (number(&generator), Bool.random(using: &generator))
    let direction = UserStep.Direction.allCases.randomElement(using: &generator) ?? .up
    let all: [UserStep] = [
      .tap(name), .doubleTap(name), .press(name, seconds: number),
      .drag(name, to: self.name(&generator)), .swipe(direction, on: name), .scroll(to: name),
      .enter(text, in: name), .type(text), .clear(name), .flip(name), .set(name, on: isOn),
      .slide(name, to: number), .increment(name), .decrement(name), .choose(text, in: name),
      .refresh(name), .answer(text), .wait(seconds: number), .waitUntil(name),
      .waitUntilGone(name), .world(worlds(&generator)),
    ]
    return all.randomElement(using: &generator) ?? .back
  }

  @Test(arguments: Fuzz.runs(short: 2, long: 20, steps: (500, 20_000)))
  func `a step is read as it is printed, whatever stands in it`(fuzz: Fuzz) throws {
    var generator = fuzz.generator
    for _ in 0..<fuzz.steps {
      let step = step(&generator)
      let text = step.description
      #expect(!text.contains("\n"), "\(fuzz)")
      #expect(try UserStep.parsed(text) == step, "\(fuzz)")
    }
  }

  @Test(arguments: Fuzz.runs(short: 2, long: 20, steps: (2_000, 50_000)))
  func `any line is a step or a mistake`(fuzz: Fuzz) {
    let words = [
      "tap", "press", "wait", "until", "no", "in", "under", "with", "to", "on", "off", "for", "#2",
      "#x", "button", "\"a\"", "\"", "2s", "enter", "swipe", "left", "world", "dark", "world",
      "set",
      "element", "screen", "the", "\\", "choose", "slide", "50%", "cell", "open", "a:b", "-1s",
    ]
    var generator = fuzz.generator
    var read = 0
    for _ in 0..<fuzz.steps {
      let line = (0..<Int.random(in: 0..<7, using: &generator)).compactMap { _ in
        words.randomElement(using: &generator)
      }.joined(separator: " ")
      do {
        let step = try UserStep.parsed(line)
        read += 1
        #expect((try? UserStep.parsed(step.description)) == step, "\(fuzz): \(line)")
      } catch {
        #expect(!error.sentence.isEmpty)
      }
    }
    #expect(read > 0)
  }
}
