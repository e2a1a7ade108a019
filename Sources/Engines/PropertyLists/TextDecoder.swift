import Foundation

/// Finds out in which encoding a text is written.
package enum TextDecoder {
  /// Returns a text in UTF-8, without a byte order mark.
  ///
  /// A mark decides, then what an XML declaration says, then whether it is UTF-8. Any other text is
  /// taken for Latin 1, which knows each byte.
  package static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
    if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes.dropFirst(2), isLittle: true) }
    if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes.dropFirst(2), isLittle: false) }
    if bytes.count > 3, bytes[1] == 0, bytes[0] != 0 { return utf16(bytes[...], isLittle: true) }
    if bytes.count > 3, bytes[0] == 0, bytes[1] != 0 { return utf16(bytes[...], isLittle: false) }
    guard bytes.contains(where: { $0 >= 0x80 }) else { return bytes }
    if saysLatin(bytes) || String(validating: bytes, as: UTF8.self) == nil { return latin(bytes) }
    return bytes
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>, isLittle: Bool) -> [UInt8] {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var index = bytes.startIndex
    while index + 1 < bytes.endIndex {
      let (one, other) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      units.append(isLittle ? one | other << 8 : one << 8 | other)
      index += 2
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private static func saysLatin(_ bytes: [UInt8]) -> Bool {
    guard bytes.starts(with: "<?xml".utf8) else { return false }
    let declaration = String(decoding: bytes.prefix { $0 != UInt8(ascii: ">") }, as: UTF8.self)
    return declaration.uppercased().contains("ISO-8859-1")
  }

  private static func latin(_ bytes: [UInt8]) -> [UInt8] {
    var text = String.UnicodeScalarView()
    for byte in bytes { text.append(Unicode.Scalar(byte)) }
    return Array(String(text).utf8)
  }
}
