/// Where a line can break beside a character, besides at spaces.
enum LineBreaking {
  /// The effect of a character on line breaking.
  enum CharacterClass {
    /// No character: the line begins here, or a space stands before.
    case none
    /// Words stay together, as in European scripts.
    case ordinary
    case digit
    /// A line can break after the character, but not within a number or a date.
    case hyphen
    /// A line can break after the character.
    case dash
    /// A line can break before and after the character, as between ideographs.
    case ideograph
    /// The character does not end a line: it opens something.
    case opening
    /// The character does not begin a line: it closes something, or ends a sentence.
    case closing
  }

  /// Returns whether a line can break between two characters.
  static func canBreak(_ before: CharacterClass, _ after: CharacterClass) -> Bool {
    switch (before, after) {
    case (.none, _), (.opening, _), (_, .closing), (.hyphen, .digit): false
    case (.hyphen, _), (.dash, _), (.ideograph, _), (.closing, _): true
    case (_, .ideograph), (_, .opening): true
    default: false
    }
  }

  /// Returns the kind of a character of ASCII.
  static func kind(of byte: UInt8) -> CharacterClass {
    switch byte {
    case 0x30...0x39: .digit
    case UInt8(ascii: "-"), UInt8(ascii: "/"): .hyphen
    default: .ordinary
    }
  }

  /// Returns the kind of a character beyond ASCII, by the first part of it.
  static func kind(of scalar: Unicode.Scalar) -> CharacterClass {
    switch scalar.value {
    case 0x2010, 0x2013, 0x2014, 0x200B: return .dash
    case 0x3000..<0x3100, 0xFF00..<0xFF61:
      if closing.contains(scalar) { return .closing }
      return opening.contains(scalar) ? .opening : .ideograph
    case 0x2E80..<0xA4D0, 0xAC00..<0xD7B0, 0xF900..<0xFB00, 0x1B000..<0x1B300, 0x1F200..<0x1F300,
      0x20000..<0x40000:
      return .ideograph
    default:
      return scalar.properties.isEmojiPresentation ? .ideograph : .ordinary
    }
  }

  /// Returns whether a character is a space at which a line can break.
  static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // The omitted spaces do not break.
    case 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
    default: false
    }
  }

  private static let closing = Set(
    "、。，．：；？！」』】〉》〕）］｝々ーぁぃぅぇぉっゃゅょァィゥェォッャュョ".unicodeScalars)
  private static let opening = Set("「『【〈《〔（［｛".unicodeScalars)
}
