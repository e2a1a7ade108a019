import Fleet
import Foundation

/// The result of a command.
package struct DriveAnswer: Encodable, Equatable {
  /// Something that went wrong.
  package struct Problem: Encodable, Equatable {
    /// The kind of failure, such as `Fleet.ButtonError`; `mistake` where a command makes no sense.
    let kind: String
    package let reason: String
    /// The present state instead, and the way out.
    var hint: String?
  }

  /// The command as it was given.
  let command: String
  package var ok = true
  /// The step with the names that its elements have.
  package var step: String?
  /// The seconds of UIKit time that have passed with the command, and in all.
  var time = 0.0
  var now = 0.0
  package var failures: [Problem] = []
  /// Warnings, which are no failures.
  package var warnings: [Problem] = []
  /// What does not compile, on the way to the screen that the answer is about.
  var deferred: [String] = []
  /// What the app did that shows in no line of the screen, or in many.
  package var happened: [String] = []
  /// The lines of the screen that have gone and come, behind `- ` and `+ `.
  var changes: [String] = []
  /// All lines of the screen, where most of them are new.
  var screen: [String] = []
  /// The names that fit, where a name means several elements.
  var candidates: [String] = []
  /// What the app has left to be done later.
  var pending: [String] = []
  /// The lines that a command for looking answers.
  package var lines: [String] = []
  /// Whether nothing comes after it.
  package var isLast = false
  var isMistake = false

  init(_ command: String) { self.command = command }

  /// That a command makes no sense.
  init(_ command: String, _ mistake: StepMistake) {
    self.init(command)
    ok = false
    isMistake = true
    failures = [Problem(kind: "mistake", reason: mistake.sentence)]
  }

  var status: DriveStatus { ok ? .success : isMistake ? .mistake : .failure }

  // MARK: As JSON

  private enum Key: String, CodingKey {
    case command, ok, step, time, now, failures, warnings, deferred, happened, changes, screen
    case candidates, pending, lines
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(command, forKey: .command)
    try container.encode(ok, forKey: .ok)
    try container.encodeIfPresent(step, forKey: .step)
    try container.encode(time, forKey: .time)
    try container.encode(now, forKey: .now)
    if !failures.isEmpty { try container.encode(failures, forKey: .failures) }
    if !warnings.isEmpty { try container.encode(warnings, forKey: .warnings) }
    for (key, texts) in [
      (Key.deferred, deferred), (.happened, happened), (.changes, changes), (.screen, screen),
      (.candidates, candidates), (.pending, pending), (.lines, lines),
    ] where !texts.isEmpty {
      try container.encode(texts, forKey: key)
    }
  }

  /// The answer as one line of JSON; what is empty is left out.
  package var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
