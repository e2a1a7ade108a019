// What bytes mean in the texts of projects.
extension UInt8 {
  static var lineFeed: UInt8 { 10 }
  static var backslash: UInt8 { 92 }

  /// Whether the byte is white space: a blank, a tab, a line's or a page's end.
  var isSpace: Bool { self == 32 || (9...13).contains(self) }

  var isDigit: Bool { (48...57).contains(self) }

  var isLetter: Bool { (65...90).contains(self) || (97...122).contains(self) }

  /// Whether names of build settings and identifiers of C may contain the byte.
  var isWord: Bool { isLetter || isDigit || self == UInt8(ascii: "_") }

  /// The value of a hexadecimal digit.
  var hexDigit: UInt8? {
    switch self {
    case 48...57: self - 48
    case 65...70: self - 55
    case 97...102: self - 87
    default: nil
    }
  }
}
