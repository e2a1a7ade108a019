import FailureReporting
import Foundation
import HeadlessUIKit

/// The words of a trace, and the sentences for a trace that cannot be made.
@MainActor
enum TraceWords {
  /// A user's act, such as `Select row · table 'Birds'`.
  static func title(_ helper: String, _ subject: String) -> String {
    let base = helper.prefix { $0 != "(" }
    var words = ""
    var last: Character = " "
    for character in base {
      if character.isUppercase, last.isLowercase { words.append(" ") }
      words.append(character.isUppercase && last.isLowercase ? Self.lower(character) : character)
      last = character
    }
    // An abbreviation stays one: `openURL` is not `open uRL`.
    let spaced = words.split(separator: " ").map(Self.mended).joined(separator: " ")
    let title = sentence(spaced)
    return subject.isEmpty ? title : "\(title) · \(subject)"
  }

  /// Words with a capital at their beginning.
  static func sentence(_ words: String) -> String {
    words.prefix(1).uppercased() + words.dropFirst()
  }

  private static func lower(_ character: Character) -> Character {
    character.lowercased().first ?? character
  }

  private static func mended(_ word: Substring) -> String {
    word.dropFirst().allSatisfy(\.isUppercase) && word.count > 1 ? word.uppercased() : String(word)
  }

  static func unknownMode(_ wish: String) -> FailureText {
    FailureText(
      "Cannot keep traces: FLEET_TRACE is '\(wish)'.", "It can be failed, all or none.")
  }

  static func notWritten(_ path: String, _ error: any Error) -> FailureText {
    FailureText(
      "Cannot write the trace '\(path)'.", (error as NSError).localizedDescription)
  }
}
