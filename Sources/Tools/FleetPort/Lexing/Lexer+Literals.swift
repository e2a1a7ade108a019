extension Lexer {
  /// Literals in literals beyond this depth are no program's.
  private static let deepest = 64

  /// Reads a string; each part of it between interpolations is a token.
  mutating func readString(pounds: Int) {
    var start = cursor.at
    cursor.move(by: pounds)
    let isLong = cursor.isAtLongQuote
    let quotes = isLong ? 3 : 1
    cursor.move(by: quotes)
    while !cursor.isAtEnd {
      let byte = cursor.peek()
      if byte == Ascii.backslash, cursor.hasPounds(pounds, at: 1) {
        cursor.move(by: 1 + pounds)
        if cursor.peek() == Ascii.openParenthesis, depth < Self.deepest {
          add(.literal, from: start)
          readInterpolation()
          start = cursor.at
        } else if isLong || cursor.peek() != Ascii.newline {
          cursor.move(by: 1)
        }
      } else if byte == Ascii.quote, !isLong || cursor.isAtLongQuote,
        cursor.hasPounds(pounds, at: quotes)
      {
        cursor.move(by: quotes + pounds)
        break
      } else if !isLong, byte == Ascii.newline {
        break
      } else {
        cursor.at += 1
      }
    }
    add(.literal, from: start)
  }

  /// Reads what is interpolated, up to the parenthesis that closes it.
  private mutating func readInterpolation() {
    depth += 1
    defer { depth -= 1 }
    var brackets = 0
    repeat {
      if cursor.peek() == Ascii.openParenthesis { brackets += 1 }
      if cursor.peek() == Ascii.closeParenthesis { brackets -= 1 }
      readNext()
    } while brackets > 0 && !cursor.isAtEnd
  }

  var poundsAhead: Int {
    var count = 0
    while cursor.peek(count) == Ascii.pound { count += 1 }
    return count
  }

  // MARK: Regular expressions

  /// Whether a slash opens a regular expression: no operator can stand here, and it is closed.
  var startsRegex: Bool {
    mutating get {
      let next = cursor.peek(1)
      guard cursor.at >= withoutRegex, next != Ascii.space, next != Ascii.equals,
        result.tokens.last.map(Self.mayPrecedeRegex) ?? true
      else { return false }
      return closesRegex()
    }
  }

  private static func mayPrecedeRegex(_ token: Token) -> Bool {
    switch token.kind {
    case .number, .literal, .attribute, .end: false
    case .word: ["return", "case", "in", "try", "await", "if", "where"].contains(token.text)
    case .sign: !")]}>?!.*+-\\".contains(token.text)
    case .pound: true
    }
  }

  private mutating func closesRegex() -> Bool {
    var brackets = 0
    var distance = 1
    while cursor.at + distance < cursor.bytes.count {
      switch cursor.peek(distance) {
      case Ascii.newline:
        withoutRegex = cursor.at + distance
        return false
      case Ascii.backslash: distance += 1
      case Ascii.slash: return true
      case Ascii.openParenthesis: brackets += 1
      case Ascii.closeParenthesis:
        brackets -= 1
        if brackets < 0 { return false }
      default: break
      }
      distance += 1
    }
    withoutRegex = cursor.bytes.count
    return false
  }

  mutating func readRegex() {
    let start = cursor.at
    cursor.at += 1
    while !cursor.isAtEnd, cursor.peek() != Ascii.slash {
      cursor.move(by: cursor.peek() == Ascii.backslash ? 2 : 1)
    }
    cursor.move(by: 1)
    add(.literal, from: start)
  }

  /// Reads a regular expression between pound signs, which may have several lines.
  mutating func readExtendedRegex(pounds: Int) {
    let start = cursor.at
    cursor.move(by: pounds + 1)
    while !cursor.isAtEnd, cursor.peek() != Ascii.slash || !cursor.hasPounds(pounds, at: 1) {
      cursor.at += 1
    }
    cursor.move(by: 1 + pounds)
    add(.literal, from: start)
  }
}
