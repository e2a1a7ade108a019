/// The tree of an XML file, flat: elements and attributes are places in its bytes, and text is decoded
/// when it is asked for.
final class Markup: Sendable {
  struct Element: Sendable {
    var name: Range<Int>
    /// What stands between the tags.
    var content: Range<Int>
    var attributes: Range<Int>
    var parent: Int
    var firstChild = -1
    var nextSibling = -1
  }

  struct Attribute: Sendable {
    var name: Range<Int>
    var value: Range<Int>
  }

  let bytes: [UInt8]
  let elements: [Element]
  let attributes: [Attribute]

  init(bytes: [UInt8], elements: [Element], attributes: [Attribute]) {
    self.bytes = bytes
    self.elements = elements
    self.attributes = attributes
  }

  /// The element around all others.
  var root: InterfaceElement { InterfaceElement(markup: self, index: 0) }

  /// The line and the column of a place, counted from 1; columns count characters.
  func position(of offset: Int) -> MarkupPosition { MarkupPosition(of: offset, in: bytes) }

  /// A piece of the file, with its references replaced.
  func text(_ range: Range<Int>, isAttribute: Bool) -> String {
    let piece = bytes[range]
    let isPlain = !piece.contains { byte in
      byte == UInt8(ascii: "&") || byte == 13 || (isAttribute ? byte < 32 : byte == 60)
    }
    if isPlain { return String(decoding: piece, as: UTF8.self) }
    return MarkupText.decoded(piece, isAttribute: isAttribute)
  }

  /// Whether a piece of the file is a given name.
  func matches(_ range: Range<Int>, _ name: String) -> Bool {
    guard name.utf8.count == range.count else { return false }
    var index = range.lowerBound
    for byte in name.utf8 {
      guard bytes[index] == byte else { return false }
      index += 1
    }
    return true
  }
}

/// A line and a column.
struct MarkupPosition: Sendable, Equatable {
  var line: Int
  var column: Int

  init(of offset: Int, in bytes: [UInt8]) {
    line = 1
    var start = 0
    let end = min(max(offset, 0), bytes.count)
    for index in 0..<end
    where bytes[index] == 10 || (bytes[index] == 13 && !Self.isCRLF(bytes, index)) {
      line += 1
      start = index + 1
    }
    // Bytes that go on with a character count for none.
    column = bytes[start..<end].count { $0 & 0xC0 != 0x80 } + 1
  }

  private static func isCRLF(_ bytes: [UInt8], _ index: Int) -> Bool {
    index + 1 < bytes.count && bytes[index + 1] == 10
  }
}
