package import Foundation

extension TextDecoder {
  /// Returns the bytes of a file of XML in UTF-8, without a byte order mark, or `nil` if its encoding
  /// is not known.
  package static func markup(_ data: Data) -> [UInt8]? {
    let bytes = [UInt8](data)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return String(data: data, encoding: .utf16).map { Array($0.utf8) }
    }
    guard let name = declaredEncoding(bytes), let encoding = encodings[name] else {
      return declaredEncoding(bytes).map { $0 == "utf-8" } == false ? nil : bytes
    }
    return String(data: data, encoding: encoding).map { Array($0.utf8) }
  }

  private static let encodings: [String: String.Encoding] = [
    "iso-8859-1": .isoLatin1, "iso-8859-2": .isoLatin2, "windows-1252": .windowsCP1252,
    "macintosh": .macOSRoman, "shift_jis": .shiftJIS, "euc-jp": .japaneseEUC,
    "us-ascii": .ascii, "utf-16": .utf16,
  ]

  /// How far into a file its encoding is looked for.
  private static let longestDeclaration = 200

  private static func declaredEncoding(_ bytes: [UInt8]) -> String? {
    guard bytes.starts(with: "<?xml".utf8) else { return nil }
    let head = bytes.prefix(longestDeclaration).prefix { $0 != UInt8(ascii: ">") }
    let text = String(decoding: head, as: UTF8.self)
    guard let mark = text.range(of: "encoding=") else { return nil }
    let rest = text[mark.upperBound...]
    guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
    return rest.dropFirst().prefix { $0 != quote }.lowercased()
  }
}
