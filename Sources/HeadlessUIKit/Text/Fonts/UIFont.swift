public import Foundation

/// A font: a design, a weight and a size.
///
/// No font files are read. Every font has the system font's metrics, which come from tables of
/// numbers. A font exists for any name except the empty one, because the model cannot know the fonts
/// that an app brings along.
public final class UIFont: NSObject, NSCopying, NSSecureCoding, Sendable {
  // MARK: Creating dynamic fonts

  /// Returns the font of a text style at the user's text size.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font of a text style at the text size of given traits.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    UIFont(
      .preferredFontDescriptor(withTextStyle: style, compatibleWith: traitCollection))
  }

  // MARK: Creating fonts

  /// Creates a font without a name, in no size.
  public override convenience init() {
    self.init(UIFontDescriptor())
  }

  /// Creates the font with a PostScript name.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    self.init(UIFontDescriptor(name: fontName, size: fontSize))
  }

  /// Creates the font of a descriptor, in the given size unless that is 0.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(pointSize > 0 ? descriptor.withSize(pointSize) : descriptor)
  }

  /// Returns the same font in another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(fontDescriptor.withSize(fontSize))
  }

  // MARK: Getting the available fonts

  /// The families that iOS brings along.
  public static var familyNames: [String] { InstalledFonts.families }

  /// Returns the PostScript names of the fonts of a family that iOS brings along.
  public static func fontNames(forFamilyName familyName: String) -> [String] {
    InstalledFonts.names(ofFamily: familyName)
  }

  // MARK: Creating system fonts

  /// Returns the system's font in a size.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(fontSize)
  }

  /// Returns the system's font in a size and a weight.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    system(fontSize) { $0.weight = weight }
  }

  /// Returns the system's font in a size, a weight and a width.
  public static func systemFont(
    ofSize fontSize: CGFloat, weight: Weight, width: Width
  ) -> UIFont {
    system(fontSize) {
      $0.weight = weight
      $0.width = width
    }
  }

  /// Returns the system's bold font, which is semibold.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(fontSize) { $0.weight = .semibold }
  }

  /// Returns the system's font, slanted.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(fontSize) { $0.slant = 1 }
  }

  /// Returns the system's font with characters of equal width.
  public static func monospacedSystemFont(
    ofSize fontSize: CGFloat, weight: Weight
  ) -> UIFont {
    system(fontSize) {
      $0.weight = weight
      $0.design = .monospaced
    }
  }

  /// Returns the system's font with digits of equal width.
  public static func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: Weight
  ) -> UIFont {
    system(fontSize) {
      $0.weight = weight
      $0.hasMonospacedDigits = true
    }
  }

  // MARK: Getting the name

  /// The family's name.
  public var familyName: String { fontDescriptor.attributes.familyName }

  /// The PostScript name.
  public var fontName: String { fontDescriptor.attributes.fontName }

  // MARK: Getting the metrics, which are fractions of the size as in the system's font

  /// The size in points.
  public var pointSize: CGFloat { fontDescriptor.pointSize }

  /// The distance from the baseline to the top of the characters.
  public var ascender: CGFloat { pointSize * 0.9521484375 }

  /// The distance from the baseline to the bottom of the characters, a negative number.
  public var descender: CGFloat { pointSize * -0.2412109375 }

  /// The font's own space between lines.
  ///
  /// Fonts of text styles have some, which leads from line to line as the style does.
  public var leading: CGFloat {
    let attributes = fontDescriptor.attributes
    guard let lead = attributes.textStyle?.lead(forSize: attributes.size) else { return 0 }
    return max(0, lead - lineHeight)
  }

  /// The height of capital letters.
  public var capHeight: CGFloat { pointSize * 0.70458984375 }

  /// The height of a lower-case x.
  public var xHeight: CGFloat {
    let attributes = fontDescriptor.attributes
    return pointSize * OpticalSize.xHeight(ofSize: pointSize, weight: attributes.weight)
  }

  /// The height of a line of text.
  public var lineHeight: CGFloat { pointSize * 1.193359375 }

  // MARK: Getting the system's font sizes

  /// The size of labels, 17.
  public static let labelFontSize: CGFloat = 17

  /// The size of buttons, 18.
  public static let buttonFontSize: CGFloat = 18

  /// The size of small text, 12.
  public static let smallSystemFontSize: CGFloat = 12

  /// The size of the system's font, 14.
  public static let systemFontSize: CGFloat = 14

  // MARK: Getting the descriptor

  /// The descriptor of the font.
  public let fontDescriptor: UIFontDescriptor

  // MARK: Comparing and copying

  /// Returns whether the other object is the same font in the same size.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.fontDescriptor == fontDescriptor
  }

  /// The hash value.
  public override var hash: Int { fontDescriptor.hash }

  /// The name and the size.
  public override var description: String {
    "<UIFont \(fontName) \(String(format: "%g", Double(pointSize)))>"
  }

  /// Returns the font itself, because it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Archiving

  /// Fonts can be decoded safely.
  public static var supportsSecureCoding: Bool { true }

  /// Creates a font from an archive.
  public convenience init?(coder: NSCoder) {
    let descriptor = coder.decode(UIFontDescriptor.self, forKey: "UIFontDescriptor")
    guard let descriptor else { return nil }
    self.init(descriptor)
  }

  /// Writes the font to an archive.
  public func encode(with coder: NSCoder) {
    coder.encode(fontDescriptor, forKey: "UIFontDescriptor")
  }

  /// Returns the font for the text size and the weight of other traits, if it follows the text size.
  package func adjusted(for traits: UITraitCollection) -> UIFont {
    let attributes = fontDescriptor.attributes
    if let scaling = attributes.scaling {
      return UIFontMetrics(forTextStyle: scaling.style).scaled(
        self, from: scaling.size, maximum: scaling.maximum, traits: traits)
    }
    guard let style = attributes.textStyle else { return self }
    var adjusted = attributes
    adjusted.size = style.pointSize(for: traits.preferredContentSizeCategory)
    adjusted.follow(traits.legibilityWeight)
    return UIFont(UIFontDescriptor(adjusted))
  }

  /// Returns the system's font as it is for users who prefer bold text, or do not.
  static func system(
    _ size: CGFloat, _ weight: Weight, _ legibility: UILegibilityWeight
  ) -> UIFont {
    var attributes = UIFontDescriptor.Attributes(size: size)
    attributes.weight = weight
    attributes.follow(legibility)
    return UIFont(UIFontDescriptor(attributes))
  }

  private static func system(
    _ size: CGFloat, _ change: (inout UIFontDescriptor.Attributes) -> Void = { _ in }
  ) -> UIFont {
    var attributes = UIFontDescriptor.Attributes(size: size)
    change(&attributes)
    attributes.follow(UITraitCollection.current.legibilityWeight)
    return UIFont(UIFontDescriptor(attributes))
  }

  init(_ descriptor: UIFontDescriptor) {
    fontDescriptor = descriptor
    super.init()
  }
}
