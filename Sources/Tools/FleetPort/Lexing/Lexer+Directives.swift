extension Lexer {
  /// Reads what a pound sign starts: a literal, a directive, or a word such as `#selector`.
  mutating func readPound() {
    let start = cursor.at
    let pounds = poundsAhead
    if cursor.peek(pounds) == Ascii.quote { return readString(pounds: pounds) }
    if cursor.peek(pounds) == Ascii.slash, cursor.peek(pounds + 1) != Ascii.slash {
      return readExtendedRegex(pounds: pounds)
    }
    cursor.at += 1
    cursor.skipWord()
    switch cursor.text(from: start) {
    case "#if":
      let (condition, place) = restOfLine()
      result.conditions.open(condition, at: place)
    case "#elseif":
      let (condition, place) = restOfLine()
      result.conditions.next(condition, at: place)
    case "#else": result.conditions.next(nil, at: nil)
    case "#endif": result.conditions.close()
    case "#sourceLocation", "#error", "#warning": cursor.skipLine()
    default: add(.pound, from: start)
    }
  }

  /// The condition of an `#if` line, up to a comment.
  private mutating func restOfLine() -> (condition: String, place: Range<Int>) {
    let start = cursor.at
    while !cursor.isAtEnd, cursor.peek() != Ascii.newline, !startsComment { cursor.at += 1 }
    return (cursor.text(from: start).trimmed, start..<cursor.at)
  }

  private var startsComment: Bool {
    cursor.peek() == Ascii.slash
      && (cursor.peek(1) == Ascii.slash || cursor.peek(1) == Ascii.asterisk)
  }
}
