/// An offset in a text, and its line and column, which counts characters.
struct TextPlace: Sendable {
  private(set) var offset = 0
  private var line = 1
  private var column = 1

  var position: Position { Position(line: line, column: column) }

  /// Goes on to an offset that is not before this one.
  mutating func advance(to end: Int, in bytes: [UInt8]) {
    for index in offset..<end {
      let byte = bytes[index]
      if byte == .lineFeed || (byte == .carriageReturn && !Self.isCRLF(bytes, index)) {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        // Continuation bytes of UTF-8 do not count as characters.
        column += 1
      }
    }
    offset = end
  }

  private static func isCRLF(_ bytes: [UInt8], _ index: Int) -> Bool {
    index + 1 < bytes.count && bytes[index + 1] == .lineFeed
  }
}
