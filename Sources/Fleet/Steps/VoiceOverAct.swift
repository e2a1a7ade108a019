/// What a user of VoiceOver does, as a step.
package enum VoiceOverAct: Sendable, Hashable {
  case next(VoiceOver.Rotor)
  case previous(VoiceOver.Rotor)
  /// A double tap on the element that VoiceOver is at.
  case activate
  case increment
  case decrement

  /// Reads what stands behind `voiceover`.
  init(_ reader: inout StepReader) throws(StepMistake) {
    switch reader.word()?.lowercased() {
    case "next": self = .next(try Self.rotor(&reader))
    case "previous": self = .previous(try Self.rotor(&reader))
    case "activate": self = .activate
    case "increment": self = .increment
    case "decrement": self = .decrement
    default: throw StepMistake(StepWords.missing(Self.choices))
    }
  }

  private static let choices = "next, previous, activate, increment or decrement"

  /// The rotor that is named, or the one of all elements.
  private static func rotor(_ reader: inout StepReader) throws(StepMistake) -> VoiceOver.Rotor {
    guard !reader.isAtEnd else { return .elements }
    guard let word = reader.word() else { return .custom(try reader.text("a rotor")) }
    guard let rotor = VoiceOver.Rotor.all.first(where: { $0.word == word.lowercased() }) else {
      throw StepMistake(StepWords.unknownRotor(word))
    }
    return rotor
  }

  /// The words behind `voiceover`.
  var words: String {
    switch self {
    case .next(.elements): "next"
    case .next(let rotor): "next \(rotor.word)"
    case .previous(.elements): "previous"
    case .previous(let rotor): "previous \(rotor.word)"
    case .activate: "activate"
    case .increment: "increment"
    case .decrement: "decrement"
    }
  }

  /// The line of Swift that does it; a test that finds nothing further fails as the step does.
  func code(as dialect: StepDialect) -> String {
    switch self {
    case .next, .previous: dialect.expectingSomething(of: "Fleet.voiceOver.\(call)")
    case .activate, .increment, .decrement: "Fleet.voiceOver.\(call)"
    }
  }

  private var call: String {
    switch self {
    case .next(.elements): "next()"
    case .next(let rotor): "next(\(Self.code(of: rotor)))"
    case .previous(.elements): "previous()"
    case .previous(let rotor): "previous(\(Self.code(of: rotor)))"
    case .activate, .increment, .decrement: "\(words)()"
    }
  }

  private static func code(of rotor: VoiceOver.Rotor) -> String {
    switch rotor {
    case .custom(let name): ".custom(\(StepCode.literal(name)))"
    case .system: ".system(.\(rotor.word))"
    case .elements, .headings, .links, .controls, .adjustables: ".\(rotor.word)"
    }
  }
}
