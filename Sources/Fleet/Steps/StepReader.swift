import FailureReporting

/// Reads the words of a step, one after the other.
package struct StepReader {
  /// A token of a line.
  enum Token: Hashable {
    case word(String)
    /// A text in quotes.
    case text(String)
    /// The number behind a `#`.
    case mark(String)
  }

  private var tokens: [Token]

  // MARK: Cutting a line

  package init(_ line: String) throws(StepMistake) {
    tokens = []
    // By scalars: an accent that stands alone would be one character with the quote before it.
    var rest = line.unicodeScalars[...]
    while let first = rest.first {
      if first.properties.isWhitespace {
        rest.removeFirst()
      } else if let end = Self.quotes[first] {
        rest.removeFirst()
        tokens.append(.text(try Self.text(&rest, until: end)))
      } else {
        let word = rest.prefix { !$0.properties.isWhitespace && Self.quotes[$0] == nil }
        rest = rest[word.endIndex...]
        tokens.append(first == "#" ? .mark(String(word.dropFirst())) : .word(String(word)))
      }
    }
  }

  /// The quotes that begin a text, and the ones that end it: programs that correct texts replace
  /// them.
  private static let quotes: [Unicode.Scalar: Unicode.Scalar] = ["\"": "\"", "“": "”", "„": "“"]

  /// Reads a text up to its closing quote.
  private static func text(
    _ rest: inout Substring.UnicodeScalarView, until end: Unicode.Scalar
  ) throws(StepMistake) -> String {
    var text = String.UnicodeScalarView()
    while let next = rest.popFirst() {
      if next == end { return String(text) }
      guard next == "\\" else {
        text.append(next)
        continue
      }
      guard let escaped = rest.popFirst() else { break }
      switch escaped {
      case "n": text.append("\n")
      case "t": text.append("\t")
      case "r": text.append("\r")
      case "b": text.append("\u{8}")
      case "u": text.append(try scalar(&rest))
      default: text.append(escaped)
      }
    }
    throw StepMistake(StepWords.openQuote(String(text)))
  }

  /// Reads the number of a character, as in `\u{1F426}`.
  private static func scalar(
    _ rest: inout Substring.UnicodeScalarView
  ) throws(StepMistake) -> Unicode.Scalar {
    let digits = rest.dropFirst().prefix { $0.properties.isASCIIHexDigit }
    guard rest.first == "{", rest[digits.endIndex...].first == "}",
      let scalar = UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init)
    else { throw StepMistake(StepWords.badScalar) }
    rest = rest[digits.endIndex...].dropFirst()
    return scalar
  }

  /// A text in quotes, as a line has it.
  package static func quoted(_ text: String) -> String {
    text.quoted { scalar in
      switch scalar {
      case "\u{8}": "\\b"
      case _ where scalar.properties.generalCategory == .control || isLineEnd(scalar):
        "\\u{\(String(scalar.value, radix: 16))}"
      default: nil
      }
    }
  }

  private static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0x2028 || scalar.value == 0x2029
  }

  // MARK: Words

  package var isAtEnd: Bool { tokens.isEmpty }

  /// The next word, if it is one of these; it is taken.
  package mutating func take(_ words: String...) -> Bool {
    guard case .word(let word)? = tokens.first, words.contains(word.lowercased()) else {
      return false
    }
    tokens.removeFirst()
    return true
  }

  /// Words that stand next to each other; they are taken together, or not at all.
  mutating func take(all words: String) -> Bool {
    let words = words.split(separator: " ").map(String.init)
    let next = tokens.prefix(words.count).map { token in
      if case .word(let word) = token { word.lowercased() } else { "" }
    }
    guard next == words else { return false }
    tokens.removeFirst(words.count)
    return true
  }

  /// Returns the next word.
  package mutating func word() -> String? {
    guard case .word(let word)? = tokens.first else { return nil }
    tokens.removeFirst()
    return word
  }

  /// A text in quotes, or a single word.
  package mutating func text(_ what: String) throws(StepMistake) -> String {
    switch tokens.first {
    case .text(let text), .word(let text):
      tokens.removeFirst()
      return text
    case .mark, nil: throw StepMistake(StepWords.missing(what))
    }
  }

  /// A number, with a unit behind it or not.
  mutating func number(
    _ what: String, _ units: [String: Double] = [:]
  ) throws(StepMistake) -> Double {
    guard let word = word() else { throw StepMistake(StepWords.missing(what)) }
    if let number = Double(word), number.isFinite {
      guard case .word(let next)? = tokens.first, let factor = units[next] else { return number }
      tokens.removeFirst()
      return number * factor
    }
    for (unit, factor) in units where word.hasSuffix(unit) {
      if let number = Double(word.dropLast(unit.count)), number.isFinite { return number * factor }
    }
    throw StepMistake(StepWords.noNumber(word, what))
  }

  package func end() throws(StepMistake) {
    guard let next = tokens.first else { return }
    throw StepMistake(StepWords.superfluous(Self.words(next)))
  }

  private static func words(_ token: Token) -> String {
    switch token {
    case .word(let word): word
    case .text(let text): quoted(text)
    case .mark(let mark): "#\(mark)"
    }
  }

  // MARK: Names

  mutating func name() throws(StepMistake) -> ElementName {
    if take("screen") { return .screen }
    var parts = [try part()]
    while take("in", "under", "of") { parts.append(try part()) }
    return ElementName(parts)
  }

  private mutating func part() throws(StepMistake) -> ElementName.Part {
    _ = take("the")
    var part = ElementName.Part()
    let kind = kind()
    if let kind { part.kind = kind }
    var isNamed = kind != nil
    if case .text(let name)? = tokens.first {
      tokens.removeFirst()
      part.name = name
      isNamed = true
      skipOtherTexts()
    } else if !isNamed, case .word(let name)? = tokens.first, !Self.joints.contains(name) {
      tokens.removeFirst()
      part.name = name
      isNamed = true
    }
    if take("with") {
      part.content = try text("what stands in it")
      isNamed = true
    }
    while case .mark(let mark)? = tokens.first {
      tokens.removeFirst()
      if mark.allSatisfy(\.isNumber) {
        guard let number = Int(mark), number > 0 else {
          throw StepMistake(StepWords.badOrdinal(mark))
        }
        part.number = number
      } else {
        part.name = mark
        isNamed = true
      }
    }
    guard isNamed else { throw StepMistake(StepWords.missing("an element")) }
    skipState()
    return part
  }

  // MARK: Further marks in the lines of a screen

  /// Goes past the other texts of a row, as in `cell "Rent", "Robin"`.
  private mutating func skipOtherTexts() {
    while tokens.count > 1, tokens[0] == .word(","), case .text = tokens[1] {
      tokens.removeFirst(2)
    }
  }

  /// Goes past the value and the state of an element, as in `switch = "0" (disabled) ← focus`.
  private mutating func skipState() {
    if tokens.count > 1, tokens[0] == .word("="), case .text = tokens[1] { tokens.removeFirst(2) }
    if case .word(let word)? = tokens.first, Self.states.contains(word) {
      tokens.removeFirst()
      if word.hasSuffix(",") { tokens.removeFirst(min(1, tokens.count)) }
    }
    if tokens.starts(with: [.word("←"), .word("focus")]) { tokens.removeFirst(2) }
  }

  private static let states: Set<String> = ["(disabled)", "(selected)", "(selected,"]

  /// The words between names, which count as names only in quotes.
  private static let joints: Set<String> = ["in", "under", "of", "to", "on", "off", "with", "for"]

  /// The words of a kind; a `nil` inside stands for any kind.
  private mutating func kind() -> ScreenElement.ElementType?? {
    for count in stride(from: ElementKindWords.most, through: 1, by: -1)
    where tokens.count >= count {
      let words = tokens.prefix(count).map { token in
        if case .word(let word) = token { word } else { "" }
      }
      guard !words.contains(""), let kind = ElementKindWords.kind(words.joined(separator: " "))
      else { continue }
      tokens.removeFirst(count)
      return kind
    }
    return nil
  }
}

/// Why a text is no step, or no name of an element.
package struct StepMistake: Error, Hashable {
  /// The mistake, and the alternatives.
  package let sentence: String

  package init(_ sentence: String) { self.sentence = sentence }
}
