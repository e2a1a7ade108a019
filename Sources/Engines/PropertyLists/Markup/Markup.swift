import Locks

/// The tree of an XML file, stored flat.
///
/// Elements and attributes are ranges in the file's bytes. A text is decoded when it is asked for.
package final class Markup: Sendable {
  struct Element: Sendable {
    var name: Range<Int>
    /// The range between the tags.
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

  package let bytes: [UInt8]
  let elements: [Element]
  let attributes: [Attribute]
  private let counts = Locked(Counts())

  /// The lines and columns that are known.
  private struct Counts {
    /// Those at regular byte distances; made when a position is first asked for.
    var marks: [TextPlace] = []
    /// The place that was asked for last: most readers go on from there.
    var last = TextPlace()
  }

  init(bytes: [UInt8], elements: [Element], attributes: [Attribute]) {
    self.bytes = bytes
    self.elements = elements
    self.attributes = attributes
  }

  package var root: MarkupElement { MarkupElement(markup: self, index: 0) }

  /// Returns the line and the column of an offset, counted from 1.
  ///
  /// Columns count characters.
  package func position(of offset: Int) -> Position {
    let end = min(max(offset, 0), bytes.count)
    return counts.withLock { counts in
      if counts.marks.isEmpty { counts.marks = marked() }
      let mark = counts.marks[end / Self.bytesPerMark]
      var place =
        mark.offset <= counts.last.offset && counts.last.offset <= end ? counts.last : mark
      place.advance(to: end, in: bytes)
      counts.last = place
      return place.position
    }
  }

  /// How many bytes are counted at most to find a position.
  ///
  /// A file may have thousands of faults, and each has its line.
  private static let bytesPerMark = 1_024

  private func marked() -> [TextPlace] {
    var place = TextPlace()
    return stride(from: 0, through: bytes.count, by: Self.bytesPerMark).map { start in
      place.advance(to: start, in: bytes)
      return place
    }
  }

  /// Returns a piece of the file with its character references decoded.
  func text(_ range: Range<Int>, isAttribute: Bool) -> String {
    let piece = bytes[range]
    let isPlain = !piece.contains { byte in
      byte == UInt8(ascii: "&") || byte == .carriageReturn
        || (isAttribute ? byte < .space : byte == UInt8(ascii: "<"))
    }
    if isPlain { return String(decoding: piece, as: UTF8.self) }
    return MarkupText.decoded(piece, isAttribute: isAttribute)
  }

  /// Returns whether a piece of the file equals a name.
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
