/// A text as it is written in Swift's source: where it stands, and which lines it has.
package struct TextLiteral {
  /// All of it, with what begins and ends it.
  private(set) var range: Range<Int>
  /// The count of `#` around it.
  let hashes: Int
  /// What stands between the first line and the last; `nil` of a text on one line.
  private(set) var body: Body?
  /// Whether something stands in it that is only known when the code runs.
  private(set) var hasInterpolation = false
  /// Whether each line in the source is one line of the text.
  private(set) var isLineForLine = true

  /// The lines of a text on several lines.
  struct Body {
    /// From the first line to the one with the closing quotes.
    let range: Range<Int>
    /// The indentation of the closing quotes, and of each line.
    let indentation: [UInt8]
    /// Each line, with what ends it.
    let lines: [Range<Int>]
  }

  // MARK: Reading

  /// Reads the text that begins at a place; `nil` if none begins there, or none that ends.
  init?(_ source: [UInt8], at start: Int) {
    self.init(SwiftCursor(source, at: start), depth: 16)
  }

  /// Where a text ends that begins at a cursor; `nil` if none does.
  static func end(in cursor: SwiftCursor, _ depth: Int) -> Int? {
    TextLiteral(cursor, depth: depth)?.range.upperBound
  }

  private init?(_ start: SwiftCursor, depth: Int) {
    var cursor = start
    range = start.index..<start.index
    hashes = cursor.count(of: SwiftCursor.hash)
    cursor.index += hashes
    let quotes = cursor.count(of: SwiftCursor.quote)
    guard depth > 0, quotes > 0 else { return nil }
    let isOnLines = quotes >= 3 && cursor.peek(3).map(SwiftCursor.isNewline) == true
    cursor.index += isOnLines ? 3 : 1
    let content = cursor.index
    let mark = isOnLines ? 3 : 1
    while let byte = cursor.peek() {
      if byte == SwiftCursor.quote, cursor.count(of: SwiftCursor.quote) >= mark,
        cursor.count(of: SwiftCursor.hash, mark) >= hashes
      {
        let end = cursor.index
        range = start.index..<(end + mark + hashes)
        if isOnLines {
          guard let body = Self.body(cursor.source, content..<end) else { return nil }
          self.body = body
        }
        return
      }
      if byte == SwiftCursor.backslash, cursor.count(of: SwiftCursor.hash, 1) >= hashes {
        guard skipEscape(&cursor, depth, isOnLines) else { return nil }
      } else {
        guard isOnLines || !SwiftCursor.isNewline(byte) else { return nil }
        cursor.index += 1
      }
    }
    return nil
  }

  /// Goes on over a backslash and what it belongs to; answers whether that makes sense.
  private mutating func skipEscape(
    _ cursor: inout SwiftCursor, _ depth: Int, _ isOnLines: Bool
  ) -> Bool {
    cursor.index += 1 + hashes
    guard let byte = cursor.peek() else { return false }
    if byte == UInt8(ascii: "(") {
      hasInterpolation = true
      cursor.index += 1
      let start = cursor.index
      guard cursor.skipInterpolation(depth: depth) else { return false }
      if cursor.source[start..<cursor.index].contains(where: SwiftCursor.isNewline) {
        isLineForLine = false
      }
      return true
    }
    var next = cursor
    while let byte = next.peek(), SwiftCursor.isBlank(byte) { next.index += 1 }
    let goesOn = next.peek().map(SwiftCursor.isNewline) == true
    guard !goesOn || isOnLines else { return false }
    if goesOn || byte == UInt8(ascii: "n") || byte == UInt8(ascii: "r")
      || byte == UInt8(ascii: "u") && [0xA, 0xD].contains(Self.number(in: next))
    {
      isLineForLine = false
    }
    // The end of a line is not what a backslash belongs to, but what follows it is read anew.
    if !goesOn { cursor.index += 1 }
    return true
  }

  /// The number of a character that is written by it, such as `u{a}`.
  private static func number(in start: SwiftCursor) -> UInt32? {
    var cursor = start
    cursor.index += 2
    var digits = ""
    while let byte = cursor.peek(), byte != UInt8(ascii: "}"), digits.count < 8 {
      digits.unicodeScalars.append(Unicode.Scalar(byte))
      cursor.index += 1
    }
    return UInt32(digits, radix: 16)
  }

  private static func body(_ source: [UInt8], _ content: Range<Int>) -> Body? {
    var lines: [Range<Int>] = []
    var start = content.lowerBound
    var index = content.lowerBound
    while index < content.upperBound {
      guard SwiftCursor.step(&index, in: source, before: content.upperBound) else { continue }
      lines.append(start..<index)
      start = index
    }
    let indentation = Array(source[start..<content.upperBound])
    guard let first = lines.first, indentation.allSatisfy(SwiftCursor.isBlank) else { return nil }
    return Body(
      range: first.upperBound..<start, indentation: indentation, lines: Array(lines.dropFirst()))
  }
}
