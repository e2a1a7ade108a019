/// One line of an expected text, and which lines of a screen it stands for.
///
/// A line stands for itself. Besides, `…` in it stands for any characters, and `/…/`, in place of a
/// whole word, for what a regular expression matches: `"/\d+ birds/"`. `\…` and
/// `\/` are the characters themselves.
package struct LinePattern {
  private enum Piece {
    case text([Character])
    case anything
    case expression(Regex<AnyRegexOutput>)
  }

  /// The line as it is written.
  package let line: String
  /// Whether the line stands for any number of lines.
  package let isAnyLines: Bool
  /// The mistake in a regular expression of the line.
  package private(set) var flaw: String?

  /// Empty where the line stands for nothing but itself.
  private var pieces: [Piece] = []

  private let hasPatterns: Bool

  package init(_ line: String, hasPatterns: Bool = true) {
    self.line = TextLines.trimmed(line)
    self.hasPatterns = hasPatterns
    isAnyLines =
      hasPatterns && self.line.drop { $0 == " " || $0 == "\t" } == Self.anything
    if hasPatterns, !isAnyLines { read() }
  }

  private static let anything = "…"

  // MARK: Matching

  /// Whether the line stands for a line of a screen.
  package func matches(_ other: String) -> Bool {
    let other = TextLines.trimmed(other)
    guard hasPatterns else { return line == Self.escaped(other) }
    if line == other { return true }
    guard !pieces.isEmpty else { return false }
    let characters = Array(other)
    // All places up to which the pieces so far can reach: no line takes longer than a long one.
    var ends: Set<Int> = [0]
    for piece in pieces {
      ends = Self.ends(of: piece, from: ends, in: characters)
      if ends.isEmpty { return false }
    }
    return ends.contains(characters.count)
  }

  private static func ends(
    of piece: Piece, from starts: Set<Int>, in characters: [Character]
  ) -> Set<Int> {
    switch piece {
    case .text(let text):
      let reached = starts.filter { characters.dropFirst($0).starts(with: text) }
      return Set(reached.map { $0 + text.count })
    case .anything: return Set((starts.min() ?? 0)...characters.count)
    case .expression(let expression):
      var ends: Set<Int> = []
      for start in starts {
        for end in start...characters.count where !ends.contains(end) {
          let part = String(characters[start..<end])
          if (try? expression.wholeMatch(in: part)) ?? nil != nil { ends.insert(end) }
        }
      }
      return ends
    }
  }

  // MARK: Writing

  /// Writes a line of a screen so that it stands for nothing but itself.
  package static func escaped(_ line: String) -> String {
    let characters = Array(line)
    var written = ""
    for index in characters.indices {
      let character = characters[index]
      let isAfterBackslash = index > 0 && characters[index - 1] == "\\"
      switch character {
      case "…": written += "\\…"
      case "/" where isAfterBackslash || mayBeginExpression(at: index, in: characters):
        written += "\\/"
      default: written.append(character)
      }
    }
    return written
  }

  /// Whether a slash could begin a regular expression once what comes after it has been written.
  ///
  /// Which of the slashes after it would end that is decided by the backslashes before them, and writing
  /// adds some: any that could is one too many.
  private static func mayBeginExpression(at start: Int, in characters: [Character]) -> Bool {
    guard beginsLikeExpression(at: start, in: characters) else { return false }
    return characters.indices.dropFirst(start + 1).contains { index in
      characters[index] == "/" && isEdge(index + 1 < characters.count ? characters[index + 1] : nil)
    }
  }

  // MARK: Reading

  private mutating func read() {
    let characters = Array(line)
    var text: [Character] = []
    var isPlain = true
    func flush(_ pieces: inout [Piece]) {
      if !text.isEmpty { pieces.append(.text(text)) }
      text = []
    }
    var index = 0
    while index < characters.count {
      let character = characters[index]
      let next = index + 1 < characters.count ? characters[index + 1] : nil
      if character == "\\", let next, next == "…" || next == "/" {
        text.append(next)
        isPlain = false
        index += 2
      } else if character == "…" {
        flush(&pieces)
        pieces.append(.anything)
        isPlain = false
        index += 1
      } else if character == "/", let end = Self.expressionEnd(in: characters, from: index) {
        flush(&pieces)
        addExpression(String(characters[(index + 1)..<end]))
        isPlain = false
        index = end + 1
      } else {
        text.append(character)
        index += 1
      }
    }
    flush(&pieces)
    if isPlain { pieces = [] }
  }

  private mutating func addExpression(_ pattern: String) {
    do {
      pieces.append(.expression(try Regex(pattern)))
    } catch {
      flaw = "/\(pattern)/ is no regular expression: \(error)"
      pieces.append(.text(Array("/\(pattern)/")))
    }
  }

  /// Where the regular expression ends that begins at a slash; `nil` if none begins there.
  ///
  /// It stands where a word could stand, so that dates and paths do not count.
  private static func expressionEnd(in characters: [Character], from start: Int) -> Int? {
    guard beginsLikeExpression(at: start, in: characters) else { return nil }
    var index = start + 1
    while index < characters.count {
      switch characters[index] {
      case "\\": index += 1
      case "/" where isEdge(index + 1 < characters.count ? characters[index + 1] : nil):
        return index > start + 1 && !characters[index - 1].isWhitespace ? index : nil
      default: break
      }
      index += 1
    }
    return nil
  }

  private static func beginsLikeExpression(at start: Int, in characters: [Character]) -> Bool {
    characters[start] == "/" && isEdge(start > 0 ? characters[start - 1] : nil)
      && start + 1 < characters.count && !characters[start + 1].isWhitespace
  }

  private static func isEdge(_ character: Character?) -> Bool {
    guard let character else { return true }
    return character.isWhitespace || "\"'(),:".contains(character)
  }
}
