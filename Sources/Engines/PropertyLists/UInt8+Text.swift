// The meaning of bytes in texts.
extension UInt8 {
  static var tab: UInt8 { 9 }
  package static var lineFeed: UInt8 { 10 }
  static var carriageReturn: UInt8 { 13 }
  static var space: UInt8 { 32 }
  package static var backslash: UInt8 { 92 }

  /// Whether the byte is white space: a blank, a tab, a line's or a page's end.
  package var isSpace: Bool { self == 32 || (9...13).contains(self) }

  /// Whether the byte is white space in XML.
  var isMarkupSpace: Bool {
    self == .space || self == .lineFeed || self == .carriageReturn || self == .tab
  }

  package var isDigit: Bool { (48...57).contains(self) }

  package var isLetter: Bool { (65...90).contains(self) || (97...122).contains(self) }

  /// Whether names of build settings and identifiers of C may contain the byte.
  package var isWord: Bool { isLetter || isDigit || self == UInt8(ascii: "_") }

  /// The value of a hexadecimal digit.
  package var hexDigit: UInt8? {
    switch self {
    case 48...57: self - 48
    case 65...70: self - 55
    case 97...102: self - 87
    default: nil
    }
  }
}
