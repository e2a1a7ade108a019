import Foundation

/// How wide the characters beyond ASCII are.
///
/// Letters with marks are as wide as the letters, Greek and Cyrillic letters as wide as their Latin
/// twins; the other widths are choices.
extension FontWidths {
  /// Returns the width of one character as a reader sees it: a letter with its marks, a flag.
  func width(of character: Character) -> Double {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if scalars.index(after: scalars.startIndex) == scalars.endIndex { return width(of: first) }
    let isPicture = scalars.contains {
      $0.properties.isEmojiPresentation || $0.value == Self.pictureSelector
    }
    if isPicture { return size * Self.emojiWidth }
    return scalars.reduce(0) { $0 + width(of: $1) }
  }

  private func width(of scalar: Unicode.Scalar) -> Double {
    let code = scalar.value
    if code < 0x80 { return ascii[Int(code)] }
    if let letter = Self.baseLetter(of: code) { return ascii[Int(letter)] }
    if let width = punctuation(code) { return width }
    switch code {
    case 0x370..<0x530, 0x1F00..<0x2000:
      if scalar.properties.generalCategory == .nonspacingMark { return 0 }
      if let twin = LetterTwins.twin(of: scalar) {
        return (ascii[Int(twin.letter)] - tracking) * twin.share + tracking
      }
      return scalar.properties.isUppercase ? averageCapital : averageSmall
    case 0x1100..<0x1160, 0x2E80..<0xA4D0, 0xA960..<0xA980, 0xAC00..<0xD7B0, 0xF900..<0xFB00,
      0xFE30..<0xFE70, 0xFF00..<0xFF61, 0xFFE0..<0xFFE7, 0x1B000..<0x1B300, 0x1F200..<0x1F300,
      0x20000..<0x40000:
      return size
    default:
      if scalar.properties.isEmojiPresentation { return size * Self.emojiWidth }
      return size * Self.widthOfOthers(scalar.properties.generalCategory)
    }
  }

  private func punctuation(_ code: UInt32) -> Double? {
    func like(_ character: UInt8) -> Double { ascii[Int(character)] }
    switch code {
    case 0xA0, 0x2000..<0x200B, 0x202F, 0x205F: return like(UInt8(ascii: " "))
    case 0x2018...0x201B: return like(UInt8(ascii: "'"))
    case 0x201C...0x201F: return like(UInt8(ascii: "\""))
    case 0x2026: return 3 * like(UInt8(ascii: "."))
    case 0xB7, 0x2022: return 0.8 * like(UInt8(ascii: "*"))
    case 0x2010, 0x2011: return like(UInt8(ascii: "-"))
    case 0x2012, 0x2013: return like(UInt8(ascii: "_"))
    case 0x2014, 0x2015: return 1.6 * like(UInt8(ascii: "_"))
    case 0x2039, 0x203A: return 0.445 * size
    case 0xAC, 0xB0, 0xB1, 0xD7, 0xF7, 0x2212, 0x2248, 0x2260, 0x2264, 0x2265:
      return like(UInt8(ascii: "+"))
    case 0xA2...0xA5, 0x20A0..<0x20D0: return like(UInt8(ascii: "$"))
    default: return nil
    }
  }

  /// The width of scripts and signs that have no table, as a part of the size.
  private static func widthOfOthers(_ category: Unicode.GeneralCategory) -> Double {
    switch category {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator:
      0
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .spacingMark, .decimalNumber, .letterNumber, .otherNumber, .connectorPunctuation,
      .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation, .spaceSeparator:
      0.55
    default: 1
    }
  }

  /// The width of an emoji, a flag or a family, as a part of the size.
  private static let emojiWidth = 1.25
  /// The mark that makes a picture of the character before it.
  private static let pictureSelector: UInt32 = 0xFE0F

  // MARK: Letters with marks

  private static func baseLetter(of code: UInt32) -> UInt8? {
    switch code {
    case latin: found(latinLetters[Int(code - latin.lowerBound)])
    case moreLatin: found(moreLatinLetters[Int(code - moreLatin.lowerBound)])
    default: nil
    }
  }

  private static func found(_ letter: UInt8) -> UInt8? { letter == 0 ? nil : letter }

  private static let latin: Range<UInt32> = 0xC0..<0x250
  private static let moreLatin: Range<UInt32> = 0x1E00..<0x1F00
  private static let latinLetters = letters(in: latin)
  private static let moreLatinLetters = letters(in: moreLatin)

  /// Letters that are not a letter with a mark, each with one that is about as wide.
  private static let likenesses: [Character: Character] = [
    "ß": "B", "æ": "m", "Æ": "W", "œ": "m", "Œ": "W", "ø": "o", "Ø": "O", "đ": "d", "Đ": "D",
    "ł": "l", "Ł": "L", "ı": "i", "þ": "p", "Þ": "P", "ð": "o", "Ð": "D", "ħ": "h", "Ħ": "H",
    "ŋ": "n", "Ŋ": "N",
  ]

  private static func letters(in range: Range<UInt32>) -> [UInt8] {
    range.map { code in
      guard let scalar = Unicode.Scalar(code) else { return 0 }
      let letter = String(scalar)
      let decomposed = letter.decomposedStringWithCanonicalMapping.unicodeScalars.first
      if let decomposed, decomposed.isASCII { return UInt8(decomposed.value) }
      return likenesses[Character(scalar)]?.asciiValue ?? 0
    }
  }
}
