import Foundation
import Synchronization

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
  /// Interface Builder lists them at the end of the file. Most values need none of them.
  var imageSizes: [String: CGSize] {
    sizes.withLock { known in
      if let known { return known }
      let sizes = readImageSizes()
      known = sizes
      return sizes
    }
  }
  private let sizes = Mutex<[String: CGSize]?>(nil)

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

  /// The root element.
  var root: InterfaceElement { InterfaceElement(markup: self, index: 0) }

  /// Returns the line and the column of an offset, counted from 1.
  ///
  /// Columns count characters.
  func position(of offset: Int) -> MarkupPosition { MarkupPosition(of: offset, in: bytes) }

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
    var start = 0
    let end = min(max(offset, 0), bytes.count)
    for index in 0..<end
    where bytes[index] == .lineFeed
      || (bytes[index] == .carriageReturn && !Self.isCRLF(bytes, index))
    {
      line += 1
      start = index + 1
    }
    // Continuation bytes of UTF-8 do not count as characters.
    column = bytes[start..<end].count { $0 & 0xC0 != 0x80 } + 1
  }

  private static func isCRLF(_ bytes: [UInt8], _ index: Int) -> Bool {
    index + 1 < bytes.count && bytes[index + 1] == .lineFeed
  }
}
