import Foundation
import Locks

/// The tree of an XML file, stored flat.
///
/// Elements and attributes are ranges in the file's bytes. A text is decoded when it is asked for.
final class Markup: Sendable {
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

  let bytes: [UInt8]
  let elements: [Element]
  let attributes: [Attribute]
  /// The sizes that the file knows of the images it names.
  ///
  /// Interface Builder lists them at the end of the file. Most values do not need them.
  var imageSizes: [String: CGSize] {
    sizes.withLock { known in
      if let known { return known }
      let sizes = readImageSizes()
      known = sizes
      return sizes
    }
  }
  private let sizes = Locked<[String: CGSize]?>(nil)
  /// The line and column at regular byte distances; made when a position is first asked for.
  private let marks = Locked<[MarkupPosition]>([])

  init(bytes: [UInt8], elements: [Element], attributes: [Attribute]) {
    self.bytes = bytes
    self.elements = elements
    self.attributes = attributes
  }

  private func readImageSizes() -> [String: CGSize] {
    var sizes: [String: CGSize] = [:]
    for image in root.list("resources") where image.isNamed("image") && image["catalog"] == nil {
      let size = image.size
      guard let name = image["name"], size.width > 0, size.height > 0 else { continue }
      sizes[name] = size
    }
    return sizes
  }

  /// Returns the color that the file lists for a name, if that is no name itself.
  @MainActor func listedColor(_ name: String) -> UIColor? {
    let listed = root.list("resources").first { $0.isNamed("namedColor") && $0["name"] == name }
    return listed?.child("color").flatMap { $0["name"] == nil ? $0.color : nil }
  }

  var root: InterfaceElement { InterfaceElement(markup: self, index: 0) }

  /// Returns the line and the column of an offset, counted from 1.
  ///
  /// Columns count characters.
  func position(of offset: Int) -> MarkupPosition {
    let end = min(max(offset, 0), bytes.count)
    let mark = end / Self.bytesPerMark
    var position = marks.withLock { marks in
      if marks.isEmpty { marks = marked() }
      return marks[mark]
    }
    position.advance(over: (mark * Self.bytesPerMark)..<end, of: bytes)
    return position
  }

  /// How many bytes are counted at most to find a position.
  ///
  /// A file may have thousands of faults, and each has its line.
  private static let bytesPerMark = 1_024

  private func marked() -> [MarkupPosition] {
    var position = MarkupPosition(of: 0, in: bytes)
    return stride(from: 0, through: bytes.count, by: Self.bytesPerMark).map { start in
      let mark = position
      position.advance(over: start..<min(start + Self.bytesPerMark, bytes.count), of: bytes)
      return mark
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

/// A line and a column.
struct MarkupPosition: Sendable, Equatable {
  var line: Int
  var column: Int

  init(of offset: Int, in bytes: [UInt8]) {
    line = 1
    column = 1
    advance(over: 0..<min(max(offset, 0), bytes.count), of: bytes)
  }

  /// Goes on over a piece of the file that begins at the position.
  mutating func advance(over piece: Range<Int>, of bytes: [UInt8]) {
    for index in piece {
      let byte = bytes[index]
      if byte == .lineFeed || (byte == .carriageReturn && !Self.isCRLF(bytes, index)) {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        // Continuation bytes of UTF-8 do not count as characters.
        column += 1
      }
    }
  }

  private static func isCRLF(_ bytes: [UInt8], _ index: Int) -> Bool {
    index + 1 < bytes.count && bytes[index + 1] == .lineFeed
  }
}
