/// The bytes that mean something to the lexer.
enum Ascii {
  static let newline: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let space: UInt8 = 0x20
  static let exclamation: UInt8 = 0x21
  static let quote: UInt8 = 0x22
  static let pound: UInt8 = 0x23
  static let openParenthesis: UInt8 = 0x28
  static let closeParenthesis: UInt8 = 0x29
  static let asterisk: UInt8 = 0x2A
  static let minus: UInt8 = 0x2D
  static let dot: UInt8 = 0x2E
  static let slash: UInt8 = 0x2F
  static let zero: UInt8 = 0x30
  static let nine: UInt8 = 0x39
  static let equals: UInt8 = 0x3D
  static let greater: UInt8 = 0x3E
  static let at: UInt8 = 0x40
  static let backslash: UInt8 = 0x5C
  static let backtick: UInt8 = 0x60
  static let nonAscii: UInt8 = 0x80

  /// Whether the byte can be part of an identifier or a number.
  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x61...0x7A, 0x41...0x5A, zero...nine, 0x5F, 0x24, nonAscii...0xFF: true
    default: false
    }
  }

  static func isDigit(_ byte: UInt8) -> Bool { byte >= zero && byte <= nine }
}
