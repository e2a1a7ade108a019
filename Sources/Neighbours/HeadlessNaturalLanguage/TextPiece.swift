import Foundation

/// A text in pieces: words, and what stands between them.
struct TextPiece {
  enum Kind { case word, punctuation, whitespace, other }

  let range: Range<String.Index>
  let kind: Kind

  /// The pieces of a text, one after the other, by the rules of Unicode (UAX 29), which know no dictionary.
  static func pieces(of text: String, in range: Range<String.Index>) -> [TextPiece] {
    var pieces: [TextPiece] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let kind = Self.kind(of: text[start])
      var end = text.index(after: start)
      while end < range.upperBound, goesOn(kind, text, from: start, at: end) {
        end = text.index(after: end)
      }
      pieces.append(TextPiece(range: start..<min(end, range.upperBound), kind: kind))
      start = end
    }
    return pieces
  }

  private static func kind(of character: Character) -> Kind {
    if isWord(character) { return .word }
    if character.isWhitespace { return .whitespace }
    return character.isPunctuation ? .punctuation : .other
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  /// Whether the character at a place belongs to the piece before it.
  private static func goesOn(
    _ kind: Kind, _ text: String, from start: String.Index, at place: String.Index
  ) -> Bool {
    let (next, last) = (text[place], text[text.index(before: place)])
    switch kind {
    case .whitespace: return next.isWhitespace
    case .punctuation, .other: return false
    case .word:
      if isWord(next) { return !standsAlone(next) && !standsAlone(last) }
      let after = text.index(after: place)
      guard after < text.endIndex, isWord(text[after]) else { return false }
      let isNumber = last.isNumber && text[after].isNumber
      return isNumber && ".,;'’".contains(next)
        || last.isLetter && text[after].isLetter && ".:·'’".contains(next)
    }
  }

  /// Whether a character is a word by itself: one that is written without spaces.
  private static func standsAlone(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    return scalar.properties.isIdeographic || (0x3041...0x309F).contains(scalar.value)
  }

  // MARK: Sentences and paragraphs

  /// The sentences of a text, each with the space behind it.
  static func sentences(of text: String, in range: Range<String.Index>) -> [Range<String.Index>] {
    parts(
      of: text, in: range, endsAt: { endsSentence(text, at: $0, in: range) },
      followedBy: [{ closing.contains($0) }, { $0.isWhitespace }])
  }

  private static let closing = "\"'”’)]»"

  private static func endsSentence(
    _ text: String, at place: String.Index, in range: Range<String.Index>
  ) -> Bool {
    let last = text[place]
    if last.isNewline || "。！？".contains(last) { return true }
    guard ".!?…".contains(last) else { return false }
    let rest = text[text.index(after: place)..<range.upperBound].drop { closing.contains($0) }
    guard let next = rest.first else { return true }
    guard next.isWhitespace else { return false }
    return last != "." || rest.first { !$0.isWhitespace }?.isLowercase != true
  }

  /// The paragraphs of a text, each with its end.
  static func paragraphs(of text: String, in range: Range<String.Index>) -> [Range<String.Index>] {
    parts(of: text, in: range, endsAt: { text[$0].isNewline }, followedBy: [])
  }

  private static func parts(
    of text: String, in range: Range<String.Index>, endsAt isEnd: (String.Index) -> Bool,
    followedBy others: [(Character) -> Bool]
  ) -> [Range<String.Index>] {
    var parts: [Range<String.Index>] = []
    var (start, place) = (range.lowerBound, range.lowerBound)
    while place < range.upperBound {
      let ends = isEnd(place)
      place = text.index(after: place)
      guard ends else { continue }
      for belongs in others {
        while place < range.upperBound, belongs(text[place]) { place = text.index(after: place) }
      }
      parts.append(start..<place)
      start = place
    }
    if start < range.upperBound { parts.append(start..<range.upperBound) }
    return parts
  }
}
