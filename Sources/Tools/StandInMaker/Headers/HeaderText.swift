import PropertyLists

/// The text of a header, as far as it matters to what it declares.
package enum HeaderText {
  /// Returns a text without comments, and with each directive on one line.
  ///
  /// After that a line that begins with `#` is a directive, and no other one is.
  package static func plain(_ bytes: [UInt8]) -> String {
    var plain: [UInt8] = []
    plain.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "\\") where isLineEnd(bytes, index + 1):
        index += bytes.has("\r\n", at: index + 1) ? 3 : 2
      case UInt8(ascii: "\r"):
        plain.append(UInt8(ascii: "\n"))
        index += bytes.has("\r\n", at: index) ? 2 : 1
      case UInt8(ascii: "/") where bytes.has("//", at: index):
        while index < bytes.count, !isLineEnd(bytes, index) {
          // A comment goes on behind a backslash, too.
          index += bytes[index] == UInt8(ascii: "\\") && isLineEnd(bytes, index + 1) ? 2 : 1
        }
      case UInt8(ascii: "/") where bytes.has("/*", at: index):
        index = end(ofComment: index + 2, in: bytes)
        plain.append(UInt8(ascii: " "))
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        let end = end(ofLiteral: index, in: bytes)
        plain += bytes[index..<end]
        index = end
      default:
        plain.append(byte)
        index += 1
      }
    }
    return String(decoding: plain, as: UTF8.self)
  }

  private static func isLineEnd(_ bytes: [UInt8], _ index: Int) -> Bool {
    index < bytes.count
      && (bytes[index] == UInt8(ascii: "\n") || bytes[index] == UInt8(ascii: "\r"))
  }

  private static func end(ofComment start: Int, in bytes: [UInt8]) -> Int {
    var index = start
    while index < bytes.count, !bytes.has("*/", at: index) { index += 1 }
    return min(index + 2, bytes.count)
  }

  /// The index behind a text or a character: it ends with its line, at the latest.
  private static func end(ofLiteral start: Int, in bytes: [UInt8]) -> Int {
    var index = start + 1
    while index < bytes.count, bytes[index] != bytes[start], !isLineEnd(bytes, index) {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    let isClosed = index < bytes.count && bytes[index] == bytes[start]
    return min(isClosed ? index + 1 : index, bytes.count)
  }
}
