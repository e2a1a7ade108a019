import Foundation

extension UIFont {
  /// Returns the font of a family or of a font's name that documents mean, in a size.
  static func face(of name: String, size: CGFloat, isBold: Bool, isItalic: Bool) -> UIFont {
    if systemNames.contains(name.lowercased()) || name.hasPrefix(".") {
      return styled(.systemFont(ofSize: size), isBold, isItalic)
    }
    let known = families[name.lowercased()] ?? InstalledFonts.family(of: name) ?? name
    let faces = InstalledFonts.names(ofFamily: known)
    guard let first = faces.first else {
      return styled(UIFont(UIFontDescriptor(name: name, size: size)), isBold, isItalic)
    }
    let wantsItalic = isItalic || InstalledFonts.family(of: name) != nil && Self.isItalic(name)
    let wantsBold = isBold || InstalledFonts.family(of: name) != nil && Self.isBold(name)
    let face = faces.first { Self.isBold($0) == wantsBold && Self.isItalic($0) == wantsItalic }
    return UIFont(UIFontDescriptor(name: face ?? first, size: size))
  }

  private static func styled(_ font: UIFont, _ isBold: Bool, _ isItalic: Bool) -> UIFont {
    guard isBold || isItalic else { return font }
    var attributes = font.fontDescriptor.attributes
    if isBold { attributes.weight = .bold }
    if isItalic { attributes.slant = 1 }
    return UIFont(UIFontDescriptor(attributes))
  }

  private static let systemNames: Set<String> = [
    "-apple-system", "system-ui", "blinkmacsystemfont",
  ]
  private static let families = [
    "serif": "Times New Roman", "times": "Times New Roman", "sans-serif": "Helvetica",
    "monospace": "Courier New", "courier": "Courier New",
  ]

  private static func isBold(_ name: String) -> Bool {
    name.contains("Bold")
      && !["SemiBold", "DemiBold", "ExtraBold", "UltraBold", "CondensedBold", "Condensed"]
        .contains { name.contains($0) }
  }

  private static func isItalic(_ name: String) -> Bool {
    name.contains("Italic") || name.contains("Oblique")
  }
}
