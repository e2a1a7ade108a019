package import Fleet
import Foundation

/// The command on a line.
package enum DriveCommand: Equatable {
  case step(UserStep)
  case expect(DriveExpectation)
  case change(DriveChange)
  /// The screen, or what an element on it holds.
  case screen(ElementName?)
  case why(ElementName)
  /// What the app has asked of other people's code, all of it or what has a text in its name.
  case calls(String?)
  case audit
  case speak
  case picture(String)
  case steps
  case undo(Int)
  case restart
  case test(StepDialect)
  /// Random users, with what chooses what they do.
  case monkey(steps: Int, seed: UInt64)
  case help
  case quit

  /// The words that begin a command which is no step.
  package static let verbs =
    [
      "screen", "why", "calls", "audit", "speak", "picture", "steps", "undo", "restart", "test",
      "monkey", DriveExpectation.verb,
    ] + DriveChange.verbs + ["help", "quit"]

  /// Whether it changes nothing.
  package var isLooking: Bool {
    switch self {
    case .screen, .why, .calls, .audit, .speak, .steps, .test, .help: true
    case .step, .expect, .change, .undo, .restart, .monkey, .picture, .quit: false
    }
  }

  /// Whether it writes a file, wherever its path says.
  package var writesFile: Bool { if case .picture = self { true } else { false } }

  /// Whether a line has nothing in it, or a remark.
  package static func isEmpty(_ line: String) -> Bool {
    let words = line.drop(while: \.isWhitespace)
    return words.isEmpty || words.hasPrefix("//") || words.hasPrefix("# ")
  }

  /// Reads a line.
  package static func parsed(_ line: String) throws(StepMistake) -> DriveCommand {
    let words = line.split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
    let verb = words.first?.lowercased() ?? ""
    let rest = (words.dropFirst().first ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
    switch verb {
    case "screen": return .screen(try optionalName(rest))
    case "why": return .why(try ElementName.parsed(rest))
    case "calls":
      let name = rest.replacing("\"", with: "")
      return .calls(name.isEmpty ? nil : name)
    case "picture": return .picture(rest.isEmpty ? "screen.png" : rest.replacing("\"", with: ""))
    case DriveExpectation.verb: return .expect(try DriveExpectation.parsed(rest))
    case "undo": return .undo(try count(rest))
    case "test":
      guard !rest.isEmpty else { return .test(.swiftTesting) }
      guard let dialect = StepDialect(rawValue: rest.lowercased()) else {
        throw StepMistake(DriveWords.unknownDialect(rest))
      }
      return .test(dialect)
    case "monkey": return try monkey(rest)
    case "audit": return try alone(.audit, rest)
    case "speak": return try alone(.speak, rest)
    case "steps": return try alone(.steps, rest)
    case "restart": return try alone(.restart, rest)
    case "help": return .help
    case "quit", "exit": return try alone(.quit, rest)
    default:
      if let change = try DriveChange.parsed(verb, rest) { return .change(change) }
      guard UserStep.verbWords.contains(where: { $0.split(separator: " ").first ?? "" == verb })
      else { throw StepMistake(DriveWords.unknown(words.first ?? "")) }
      return .step(try UserStep.parsed(line))
    }
  }

  /// A name with `under` or `in` before it, if there is one.
  private static func optionalName(_ text: String) throws(StepMistake) -> ElementName? {
    guard !text.isEmpty else { return nil }
    let words = text.split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
    let isJoined = words.first.map { ["under", "in", "of"].contains($0) } ?? false
    return try ElementName.parsed(isJoined ? words.dropFirst().first ?? "" : text)
  }

  private static func count(_ text: String) throws(StepMistake) -> Int {
    if text.isEmpty { return 1 }
    guard let count = Int(text), count > 0 else { throw StepMistake(DriveWords.noCount(text)) }
    return count
  }

  /// The number of steps, and a seed behind `seed`.
  private static func monkey(_ text: String) throws(StepMistake) -> DriveCommand {
    var words = text.split(whereSeparator: \.isWhitespace).map(String.init)[...]
    var seed: UInt64 = 1
    if let place = words.firstIndex(of: "seed") {
      guard let number = words[place...].dropFirst().first.flatMap({ UInt64($0) }) else {
        throw StepMistake(DriveWords.noSeed)
      }
      seed = number
      words = words[..<place] + words[place...].dropFirst(2)
    }
    let steps = try words.popFirst().map { word throws(StepMistake) in try count(word) }
    guard words.isEmpty else {
      throw StepMistake(DriveWords.alone(words.joined(separator: " ")))
    }
    return .monkey(steps: steps ?? 1_000, seed: seed)
  }

  private static func alone(
    _ command: DriveCommand, _ rest: String
  ) throws(StepMistake) -> DriveCommand {
    guard rest.isEmpty else { throw StepMistake(DriveWords.alone(rest)) }
    return command
  }
}
