import Foundation

extension UserStep {
  /// Reads a step from the words of a command, such as `enter "Ada" in "Name"`.
  package static func parsed(_ text: String) throws(StepMistake) -> UserStep {
    var reader = try StepReader(text)
    guard !reader.isAtEnd else { throw StepMistake(StepWords.nothing) }
    let all = reader
    for (verb, read) in verbs where reader.take(all: verb) {
      let step = try read(&reader)
      try reader.end()
      return step
    }
    var rest = all
    throw StepMistake(StepWords.unknown(rest.word() ?? text, among: verbs.map(\.verb)))
  }

  /// The first words of steps, in the order of ``UserStep``.
  package static var verbWords: [String] { verbs.map(\.verb) }

  private typealias Reading = @Sendable (inout StepReader) throws(StepMistake) -> UserStep

  /// The beginnings of steps, and how they continue; where one begins another, the longer comes
  /// first.
  private static let verbs: [(verb: String, read: Reading)] = fingers + values + others

  private static let fingers: [(verb: String, read: Reading)] = [
    ("tap", { reader throws(StepMistake) in .tap(try reader.name()) }),
    ("double tap", { reader throws(StepMistake) in .doubleTap(try reader.name()) }),
    (
      "press",
      { reader throws(StepMistake) in
        let name = try reader.name()
        guard reader.take("for") else { return .press(name, seconds: longPress) }
        return .press(name, seconds: try reader.seconds())
      }
    ),
    (
      "drag",
      { reader throws(StepMistake) in
        let name = try reader.name()
        try reader.expect("to", "another element")
        return .drag(name, to: try reader.name())
      }
    ),
    (
      "swipe",
      { reader throws(StepMistake) in
        guard let direction = Direction(rawValue: reader.word() ?? "") else {
          throw StepMistake(StepWords.missing("a direction: up, down, left or right"))
        }
        return .swipe(direction, on: reader.take("on") ? try reader.name() : .screen)
      }
    ),
    (
      "scroll",
      { reader throws(StepMistake) in
        try reader.expect("to", "an element")
        return .scroll(to: try reader.name())
      }
    ),
    (
      "enter",
      { reader throws(StepMistake) in
        let text = try reader.text("a text in quotes")
        try reader.expect("in", "a field")
        return .enter(text, in: try reader.name())
      }
    ),
    ("type", { reader throws(StepMistake) in .type(try reader.text("a text in quotes")) }),
    ("clear", { reader throws(StepMistake) in .clear(try reader.name()) }),
  ]

  private static let values: [(verb: String, read: Reading)] = [
    ("flip", { reader throws(StepMistake) in .flip(try reader.name()) }),
    (
      "set",
      { reader throws(StepMistake) in
        let name = try reader.name()
        guard reader.take("on") else {
          try reader.expect("off", "`on` or `off`")
          return .set(name, on: false)
        }
        return .set(name, on: true)
      }
    ),
    (
      "slide",
      { reader throws(StepMistake) in
        let name = try reader.name()
        try reader.expect("to", "a share such as 75%")
        return .slide(name, to: try reader.number("a share such as 75%", ["%": 0.01]))
      }
    ),
    ("increment", { reader throws(StepMistake) in .increment(try reader.name()) }),
    ("decrement", { reader throws(StepMistake) in .decrement(try reader.name()) }),
    (
      "choose",
      { reader throws(StepMistake) in
        let value = try reader.text("a value in quotes")
        try reader.expect("in", "what to choose it in")
        return .choose(value, in: try reader.name())
      }
    ),
    (
      "refresh",
      { reader throws(StepMistake) in .refresh(reader.isAtEnd ? .screen : try reader.name()) }
    ),
  ]

  private static let others: [(verb: String, read: Reading)] = [
    ("back", { _ in .back }),
    ("dismiss outside", { _ in .dismissOutside }),
    ("dismiss", { _ in .dismiss }),
    ("answer", { reader throws(StepMistake) in .answer(try reader.text("an action's title")) }),
    ("voiceover", { reader throws(StepMistake) in .voiceOver(try VoiceOverAct(&reader)) }),
    ("wait until no", { reader throws(StepMistake) in .waitUntilGone(try reader.name()) }),
    ("wait until", { reader throws(StepMistake) in .waitUntil(try reader.name()) }),
    ("wait", { reader throws(StepMistake) in .wait(seconds: try reader.seconds()) }),
    (
      "turn",
      { reader throws(StepMistake) in
        for orientation in Orientation.allCases where reader.take(all: orientation.rawValue) {
          return .turn(orientation)
        }
        // A device on its side, whichever.
        if reader.take("landscape") { return .turn(.landscapeLeft) }
        let names = Orientation.allCases.map(\.rawValue).joined(separator: ", ")
        throw StepMistake(StepWords.missing("how the device is held: \(names)"))
      }
    ),
    ("background", { _ in .background }),
    ("foreground", { _ in .foreground }),
    ("memory warning", { _ in .memoryWarning }),
    ("shake", { _ in .shake }),
    (
      "open",
      { reader throws(StepMistake) in
        let text = try reader.text("a URL")
        guard URL(string: text)?.scheme != nil, !text.contains(where: \.isWhitespace) else {
          throw StepMistake(StepWords.noURL(text))
        }
        return .open(text)
      }
    ),
    (
      "world",
      { reader throws(StepMistake) in
        var words: [WorldWord] = []
        while let word = reader.word() {
          guard let known = WorldWord(word) else {
            throw StepMistake(StepWords.unknownWorld(word))
          }
          words.append(known)
        }
        guard !words.isEmpty else { throw StepMistake(StepWords.missing(WorldWord.examples)) }
        return .world(words)
      }
    ),
  ]
}
