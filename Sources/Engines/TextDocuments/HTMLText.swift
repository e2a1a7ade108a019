package import Foundation

/// The text of HTML: which letters bytes stand for, and which letters names do.
package enum HTMLText {
  /// The text of bytes, by what their server or their page says of them.
  package static func decoded(_ data: Data, contentType: String? = nil, otherwise: String? = nil)
    -> String
  {
    var bytes = data[...]
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return String(data: data, encoding: .utf16) ?? ""
    }
    let head = String(decoding: bytes.prefix(headLength), as: UTF8.self).lowercased()
    let said = (contentType?.lowercased()).flatMap(charset) ?? charset(in: head) ?? otherwise
    guard let said, latin.contains(said) else { return String(decoding: bytes, as: UTF8.self) }
    return String(data: Data(bytes), encoding: .windowsCP1252)
      ?? String(data: Data(bytes), encoding: .isoLatin1) ?? ""
  }

  /// How far a page's own word for its letters is looked for.
  private static let headLength = 1_024
  private static let latin: Set<String> = [
    "iso-8859-1", "latin1", "windows-1252", "us-ascii", "cp1252",
  ]

  private static func charset(in text: String) -> String? {
    guard let start = text.range(of: "charset=") else { return nil }
    let rest = text[start.upperBound...].drop { $0 == "\"" || $0 == "'" || $0 == " " }
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    return name.isEmpty ? nil : String(name)
  }

  // MARK: Names of letters

  /// A text with the letters that its references stand for.
  package static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index] == UInt8(ascii: "&"), let (letters, end) = reference(in: bytes, at: index) {
        text += letters.utf8
        index = end
      } else {
        text.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The greatest length of a reference.
  private static let longestReference = 10

  private static func reference(
    in bytes: ArraySlice<UInt8>, at start: Int
  ) -> (letters: String, end: Int)? {
    let limit = min(bytes.endIndex, start + 1 + longestReference)
    var end = start + 1
    while end < limit, bytes[end] == UInt8(ascii: "#") || isWord(bytes[end]) { end += 1 }
    let name = String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
    let next = end < bytes.endIndex && bytes[end] == UInt8(ascii: ";") ? end + 1 : end
    if name.hasPrefix("#") {
      let digits = name.dropFirst()
      let isHex = digits.first == "x" || digits.first == "X"
      let code = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      guard let code else { return nil }
      let letter = code == 0 ? nil : Unicode.Scalar(code)
      return (letter.map { String(Character($0)) } ?? "\u{FFFD}", next)
    }
    // Without a semicolon only what was always written so is a reference.
    guard let letters = names[name], next > end || old.contains(name) else { return nil }
    return (letters, next)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
  }

  private static let old: Set<String> = ["amp", "lt", "gt", "quot", "nbsp", "copy", "reg"]
  private static let names: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©",
    "reg": "®", "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘",
    "rsquo": "’", "ldquo": "“", "rdquo": "”", "laquo": "«", "raquo": "»", "bull": "•",
    "middot": "·", "times": "×", "divide": "÷", "plusmn": "±", "deg": "°", "sect": "§",
    "para": "¶", "euro": "€", "pound": "£", "yen": "¥", "cent": "¢", "frac12": "½",
    "frac14": "¼", "frac34": "¾", "larr": "←", "rarr": "→", "uarr": "↑", "darr": "↓",
    "shy": "\u{AD}", "zwj": "\u{200D}", "zwnj": "\u{200C}", "ensp": "\u{2002}",
    "emsp": "\u{2003}", "thinsp": "\u{2009}", "iexcl": "¡", "iquest": "¿", "szlig": "ß",
    "Auml": "Ä", "auml": "ä", "Ouml": "Ö", "ouml": "ö", "Uuml": "Ü", "uuml": "ü", "Euml": "Ë",
    "euml": "ë", "Iuml": "Ï", "iuml": "ï", "Agrave": "À", "agrave": "à", "Aacute": "Á",
    "aacute": "á", "Acirc": "Â", "acirc": "â", "Atilde": "Ã", "atilde": "ã", "Aring": "Å",
    "aring": "å", "AElig": "Æ", "aelig": "æ", "Ccedil": "Ç", "ccedil": "ç", "Egrave": "È",
    "egrave": "è", "Eacute": "É", "eacute": "é", "Ecirc": "Ê", "ecirc": "ê", "Igrave": "Ì",
    "igrave": "ì", "Iacute": "Í", "iacute": "í", "Icirc": "Î", "icirc": "î", "Ntilde": "Ñ",
    "ntilde": "ñ", "Ograve": "Ò", "ograve": "ò", "Oacute": "Ó", "oacute": "ó", "Ocirc": "Ô",
    "ocirc": "ô", "Otilde": "Õ", "otilde": "õ", "Oslash": "Ø", "oslash": "ø", "Ugrave": "Ù",
    "ugrave": "ù", "Uacute": "Ú", "uacute": "ú", "Ucirc": "Û", "ucirc": "û", "OElig": "Œ",
    "oelig": "œ",
  ]
}
