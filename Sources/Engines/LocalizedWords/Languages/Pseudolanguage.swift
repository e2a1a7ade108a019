/// An invented language, which Xcode offers to show what a screen does with other languages.
package struct Pseudolanguage: Equatable, Sendable {
  /// "Birds" becomes "Birds Birds".
  package var isDouble = false
  /// "Birds" becomes "B̈ĩr̀d̥s̈".
  package var isAccented = false
  /// "Birds" becomes "[# Birds #]".
  package var isBounded = false
  /// "Birds" becomes "sdriB".
  package var isReversed = false
  /// Keys that no table has become "BIRDS".
  package var showsMissing = false
  /// Screens begin on the right.
  package var isRightToLeft = false

  package init() {}

  /// Creates what the arguments of a launch say, over what was chosen before.
  init(_ values: [String: String], over chosen: Pseudolanguage) {
    func isOn(_ names: String...) -> Bool? {
      let given = names.compactMap { values[$0] }
      return given.isEmpty
        ? nil : given.contains { ["YES", "TRUE", "1"].contains($0.uppercased()) }
    }
    isDouble = isOn("NSDoubleLocalizedStrings") ?? chosen.isDouble
    isAccented = isOn("NSAccentuateLocalizedStrings") ?? chosen.isAccented
    isBounded = isOn("NSSurroundLocalizedStrings") ?? chosen.isBounded
    isReversed = isOn("NSForceRightToLeftLocalizedStrings") ?? chosen.isReversed
    showsMissing = isOn("NSShowNonLocalizedStrings") ?? chosen.showsMissing
    isRightToLeft =
      isOn("AppleTextDirection", "NSForceRightToLeftWritingDirection") ?? chosen.isRightToLeft
  }

  /// Returns a text in this language; places for arguments stay places.
  package func applied(to text: String) -> String {
    guard isDouble || isAccented || isBounded || isReversed else { return text }
    let format = FormatText(text)
    var next = 1
    // Without places it may be no format at all, and stays as it is written.
    var pieces = format.hasPlaces ? format.pieces.map { spelled($0, &next) } : [appliedWithin(text)]
    if isReversed { pieces.reverse() }
    var result = pieces.joined()
    if isDouble { result += " \(result)" }
    return isBounded ? "[# \(result) #]" : result
  }

  /// Returns what is shown of a key that no table has.
  package func missing(_ text: String) -> String {
    guard showsMissing else { return applied(to: text) }
    let pieces = FormatText(text).pieces.map { piece in
      switch piece {
      case .text(let text): text.uppercased()
      case .value(let specifier): specifier.source
      case .variable(let name, _): name
      }
    }
    return applied(to: pieces.joined())
  }

  /// Returns a piece of a text, such as the form of a plural, in this language.
  func appliedWithin(_ text: String) -> String {
    guard isAccented || isReversed else { return text }
    let text = isReversed ? String(text.reversed()) : text
    guard isAccented else { return text }
    var count = 0
    var accented = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      accented.append(scalar)
      guard scalar.isASCII, scalar.properties.isAlphabetic else { continue }
      accented.append(Self.accents[count % Self.accents.count])
      count += 1
    }
    return String(accented)
  }

  /// Returns a piece, with the number of its argument, since the text may be said twice.
  private func spelled(_ piece: FormatText.Piece, _ next: inout Int) -> String {
    switch piece {
    case .text(let text): return appliedWithin(text).replacing("%", with: "%%")
    case .variable(let name, let position):
      if position == nil { next += 1 }
      return "%\(position ?? next - 1)$#@\(name)@"
    case .value(let specifier):
      // The space of "100% sure" is no flag that an author means.
      guard specifier.position == nil, !specifier.flags.contains(" ") else {
        return specifier.source
      }
      next += 1
      return "%\(next - 1)$\(specifier.source.dropFirst())"
    }
  }

  private static let accents: [Unicode.Scalar] = ["\u{308}", "\u{303}", "\u{300}", "\u{325}"]
}
