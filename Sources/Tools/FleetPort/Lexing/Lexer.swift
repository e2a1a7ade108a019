/// Cuts Swift source into tokens.
///
/// Comments and `#if` lines are passed over. A literal is one token, or several with what is
/// interpolated between them. Nothing that a source may hold stops the lexer: what is not closed ends with its line,
/// or with the file.
package struct Lexer {
  /// The lexer's findings.
  package struct Result {
    package var tokens: [Token] = []
    var conditions = Conditions()
  }

  var cursor: ByteCursor
  var result = Result()
  var startsLine = true
  /// The depth of the literal in other literals.
  var depth = 0
  /// Up to here, no regular expression is closed.
  var withoutRegex = 0

  package static func read(_ bytes: [UInt8]) -> Result {
    var lexer = Lexer(cursor: ByteCursor(bytes))
    lexer.run()
    return lexer.result
  }

  private mutating func run() {
    if cursor.peek() == 0xEF, cursor.peek(1) == 0xBB, cursor.peek(2) == 0xBF { cursor.move(by: 3) }
    if cursor.peek() == Ascii.pound, cursor.peek(1) == Ascii.exclamation { cursor.skipLine() }
    while !cursor.isAtEnd { readNext() }
    let end = cursor.bytes.count
    result.tokens.append(
      Token(kind: .end, text: "", start: end, end: end, startsLine: true, branch: 0))
  }

  mutating func readNext() {
    let byte = cursor.peek()
    let start = cursor.at
    switch byte {
    case Ascii.newline, Ascii.carriageReturn:
      startsLine = true
      cursor.at += 1
    case 0...Ascii.space: cursor.at += 1
    case Ascii.slash where cursor.peek(1) == Ascii.slash: cursor.skipLine()
    case Ascii.slash where cursor.peek(1) == Ascii.asterisk: skipBlockComment()
    case Ascii.slash where startsRegex: readRegex()
    case Ascii.quote: readString(pounds: 0)
    case Ascii.pound: readPound()
    case Ascii.at:
      cursor.at += 1
      cursor.skipWord()
      add(.attribute, from: start)
    case Ascii.backtick: readQuotedName()
    case Ascii.minus where cursor.peek(1) == Ascii.greater:
      cursor.at += 2
      add(.sign, from: start)
    case Ascii.zero...Ascii.nine:
      cursor.skipNumber()
      add(.number, from: start)
    case _ where Ascii.isWord(byte):
      cursor.skipWord()
      add(.word, from: start)
    default:
      cursor.at += 1
      add(.sign, from: start)
    }
  }

  mutating func add(_ kind: Token.Kind, from start: Int) {
    result.tokens.append(
      Token(
        kind: kind, text: kind == .literal ? "\"" : cursor.text(from: start), start: start,
        end: cursor.at, startsLine: startsLine, branch: result.conditions.current))
    startsLine = false
  }

  private mutating func readQuotedName() {
    let start = cursor.at
    cursor.at += 1
    while !cursor.isAtEnd, cursor.peek() != Ascii.backtick, cursor.peek() != Ascii.newline {
      cursor.at += 1
    }
    if cursor.peek() == Ascii.backtick { cursor.at += 1 }
    add(.word, from: start)
  }

  /// Passes over a comment, which may hold others.
  mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if cursor.peek() == Ascii.slash, cursor.peek(1) == Ascii.asterisk {
        depth += 1
        cursor.move(by: 2)
      } else if cursor.peek() == Ascii.asterisk, cursor.peek(1) == Ascii.slash {
        depth -= 1
        cursor.move(by: 2)
      } else {
        if cursor.peek() == Ascii.newline { startsLine = true }
        cursor.move(by: 1)
      }
    } while depth > 0 && !cursor.isAtEnd
  }
}
