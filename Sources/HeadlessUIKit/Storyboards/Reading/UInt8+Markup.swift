// The bytes of XML without a printable character.
extension UInt8 {
  static var tab: UInt8 { 9 }
  static var lineFeed: UInt8 { 10 }
  static var carriageReturn: UInt8 { 13 }
  static var space: UInt8 { UInt8(ascii: " ") }

  /// Whether the byte is white space in XML.
  var isMarkupSpace: Bool {
    self == .space || self == .lineFeed || self == .carriageReturn || self == .tab
  }
}
