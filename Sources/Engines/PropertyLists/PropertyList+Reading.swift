import Foundation

extension PropertyList {
  /// Reads a property list of any of the forms that Xcode reads.
  ///
  /// - Throws: A `Finding` at the place where the file makes no sense.
  package init(bytes: [UInt8], file: String) throws(Finding) {
    try self.init(bytes, file) { parser throws(Finding) in try parser.read() }
  }

  /// Reads a table of texts, a `.strings` file, in any of these forms.
  ///
  /// Old-style ones are entries without the braces of a dictionary.
  ///
  /// - Throws: A `Finding` at the place where the file makes no sense.
  package init(table bytes: [UInt8], file: String) throws(Finding) {
    try self.init(bytes, file) { parser throws(Finding) in try parser.readTable() }
  }

  private init(
    _ bytes: [UInt8], _ file: String,
    oldStyle: (inout OldStyleParser) throws(Finding) -> PropertyList
  ) throws(Finding) {
    if bytes.starts(with: "bplist".utf8) {
      var reader = BinaryPropertyListReader(bytes: bytes, file: file)
      self = try reader.read()
      return
    }
    let text = TextDecoder.utf8(bytes)
    if Self.isMarkup(text) {
      self = try XMLPropertyListReader(file: file).read(text)
    } else {
      var parser = OldStyleParser(bytes: text, file: file)
      self = try oldStyle(&parser)
    }
  }

  /// Reads the property list of a file.
  package init(contentsOf path: String) throws(Finding) {
    try self.init(bytes: FileBytes.read(path), file: path)
  }

  /// Old-style lists may hold their data in angle brackets, but never begin with a tag.
  private static func isMarkup(_ bytes: [UInt8]) -> Bool {
    guard let first = bytes.firstIndex(where: { !$0.isSpace }) else { return false }
    guard bytes[first] == UInt8(ascii: "<"), first + 1 < bytes.count else { return false }
    let next = bytes[first + 1]
    return next == UInt8(ascii: "?") || next == UInt8(ascii: "!") || next == UInt8(ascii: "p")
  }
}
