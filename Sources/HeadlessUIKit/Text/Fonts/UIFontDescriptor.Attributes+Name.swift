import Foundation

extension UIFontDescriptor.Attributes {
  /// The PostScript name: the given one, or the system font's.
  var fontName: String {
    if let name { return name }
    let style = weight.name + (slant == 0 ? "" : "Italic")
    if let family {
      let face = face ?? (style == "Regular" ? nil : style)
      return family.filter { $0 != " " } + (face.map { "-\($0.filter { $0 != " " })" } ?? "")
    }
    return design == .default ? ".SFUI-\(style)" : "\(familyName)-\(style)"
  }

  /// The family: the given one, the system font's, or the start of the name.
  var familyName: String {
    if let family { return family }
    if let name { return InstalledFonts.family(of: name) ?? Self.family(ofFontNamed: name) }
    return design.family
  }

  /// Returns the family in a font name: `HelveticaNeue-Bold` becomes "Helvetica Neue".
  private static func family(ofFontNamed name: String) -> String {
    var stem = name.prefix { $0 != "-" }
    for suffix in ["PSMT", "PS", "MT"] where stem.hasSuffix(suffix) && stem != suffix {
      stem = stem.dropLast(suffix.count)
      break
    }
    var family = ""
    for character in stem {
      if character.isUppercase, let last = family.last, last.isLowercase { family.append(" ") }
      family.append(character)
    }
    return family
  }
}
