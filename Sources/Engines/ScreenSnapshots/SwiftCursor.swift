/// Reads as much of Swift's source as it takes to find the end of an argument.
struct SwiftCursor {
  let source: [UInt8]
  var index: Int

  init(_ source: [UInt8], at index: Int) {
    self.source = source
    self.index = index
  }

  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let backslash = UInt8(ascii: "\\")
  static let quote = UInt8(ascii: "\"")
  static let hash = UInt8(ascii: "#")
  private static let space = UInt8(ascii: " ")
  private static let tab = UInt8(ascii: "\t")

  static func isBlank(_ byte: UInt8) -> Bool { byte == space || byte == tab }
  static func isNewline(_ byte: UInt8) -> Bool { byte == newline || byte == carriageReturn }

  /// The byte so many places further on; `nil` behind the end.
  func peek(_ distance: Int = 0) -> UInt8? {
    let place = index + distance
    return source.indices.contains(place) ? source[place] : nil
  }

  func isAt(_ text: StaticString, _ distance: Int = 0) -> Bool {
    let bytes = Array(text.description.utf8)
    return bytes.indices.allSatisfy { peek(distance + $0) == bytes[$0] }
  }

  /// Returns how many of a byte there are from here on.
  func count(of byte: UInt8, _ distance: Int = 0) -> Int {
    var count = 0
    while peek(distance + count) == byte { count += 1 }
    return count
  }

  // MARK: Going on

  /// Goes on by a byte, or by both that end a line, and returns whether a line has ended.
  static func step(_ index: inout Int, in source: [UInt8], before end: Int) -> Bool {
    let byte = source[index]
    index += 1
    guard isNewline(byte) else { return false }
    if byte == carriageReturn, index < end, source[index] == newline { index += 1 }
    return true
  }

  /// Goes on over what means nothing: spaces, ends of lines and comments.
  mutating func skipTrivia() {
    while let byte = peek() {
      if Self.isBlank(byte) || Self.isNewline(byte) {
        index += 1
      } else if isAt("//") {
        while let byte = peek(), !Self.isNewline(byte) { index += 1 }
      } else if isAt("/*") {
        skipComment()
      } else {
        return
      }
    }
  }

  /// Comments of this kind may lie in each other.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      if isAt("/*") {
        depth += 1
        index += 2
      } else if isAt("*/") {
        depth -= 1
        index += 2
      } else {
        index += 1
      }
    } while depth > 0 && index < source.count
  }

  /// Goes on to the bracket that closes what stands in a text, from behind the opening one.
  ///
  /// - Returns: Whether there is one.
  mutating func skipInterpolation(depth limit: Int = 16) -> Bool {
    skip(to: UInt8(ascii: ")"), from: UInt8(ascii: "("), depth: limit)
  }

  /// Goes on to the bracket that closes, from behind the opening one of its kind.
  ///
  /// - Returns: Whether there is one.
  mutating func skip(to end: UInt8, from start: UInt8, depth limit: Int = 16) -> Bool {
    var depth = 1
    while let byte = peek() {
      if isAt("//") || isAt("/*") {
        skipTrivia()
        continue
      }
      if byte == Self.quote || byte == Self.hash, let end = TextLiteral.end(in: self, limit - 1) {
        index = end
        continue
      }
      index += 1
      if byte == start { depth += 1 }
      if byte == end { depth -= 1 }
      if depth == 0 { return true }
    }
    return false
  }
}
