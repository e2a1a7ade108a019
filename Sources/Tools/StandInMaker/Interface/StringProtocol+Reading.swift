import Foundation

extension StringProtocol {
  /// The index behind the bracket that closes the one at an index, outside of texts.
  package func closing(of start: Index) -> Index {
    var depth = 0
    var text = QuotedText()
    var previous: Character = " "
    for index in self[start...].indices {
      if !text.takes(self[index]) { depth += Self.step(self[index], after: previous) }
      previous = self[index]
      if depth == 0 { return self.index(after: index) }
    }
    return endIndex
  }

  /// The parts between separators outside of brackets and texts, without blanks around them.
  package func split(outside separator: Character) -> [String] {
    var parts: [String] = [""]
    var depth = 0
    var text = QuotedText()
    var previous: Character = " "
    for character in self {
      let isText = text.takes(character)
      if !isText { depth += Self.step(character, after: previous) }
      previous = character
      if depth == 0, !isText, character == separator {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map(\.trimmed).filter { !$0.isEmpty }
  }

  /// Whether a sign stands in it outside of braces and texts.
  func hasOutsideOfBraces(_ sign: Character) -> Bool {
    var (depth, text) = (0, QuotedText())
    return contains { character in
      guard !text.takes(character) else { return false }
      depth += character == "{" ? 1 : character == "}" ? -1 : 0
      return depth <= 0 && character == sign
    }
  }

  private static func step(_ character: Character, after previous: Character) -> Int {
    switch character {
    case "(", "[", "<", "{": 1
    case ")", "]", "}": -1
    case ">": previous == "-" ? 0 : -1
    default: 0
    }
  }

  /// The text without blanks around it.
  package var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }

  /// The text in front of another one, or all of it.
  package func before(_ end: String) -> String {
    String(range(of: end).map { self[..<$0.lowerBound] } ?? self[...])
  }

  /// Whether a word stands in it by itself.
  func hasWord(_ word: String) -> Bool { words.contains { $0 == word } }

  /// Its words: names and numbers.
  var words: [SubSequence] { split { !$0.isOfName } }
}
