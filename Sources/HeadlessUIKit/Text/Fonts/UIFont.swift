public import Foundation

/// A font: a design, a weight and a size.
///
/// No font files are read. Every font measures as the system's does, and a font exists under any
/// name except the empty one, because the fonts that an app brings along cannot be known.
public final class UIFont: NSObject, NSCopying, Sendable {
  // MARK: Creating dynamic fonts

  /// The font of a text style at the user's text size.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font of a text style at the text size of given traits.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    UIFont(
      .preferredFontDescriptor(withTextStyle: style, compatibleWith: traitCollection))
  }

  // MARK: Creating fonts

  /// Creates the font with a PostScript name.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    self.init(UIFontDescriptor(name: fontName, size: fontSize))
  }

  /// Creates the font that a descriptor describes, in the given size unless that is 0.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(pointSize > 0 ? descriptor.withSize(pointSize) : descriptor)
  }

  /// The same font in another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(fontDescriptor.withSize(fontSize))
  }

  // MARK: Creating system fonts

  /// The system's font in a size.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(fontSize)
  }

  /// The system's font in a size and a weight.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    system(fontSize) { $0.weight = weight }
  }

  /// The system's font in a size, a weight and a width.
  public static func systemFont(
    ofSize fontSize: CGFloat, weight: Weight, width: Width
  ) -> UIFont {
    system(fontSize) {
      $0.weight = weight
      $0.width = width
    }
  }

  /// The system's bold font, which is semibold.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(fontSize) { $0.weight = .semibold }
  }

  /// The system's font, slanted.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(fontSize) { $0.slant = 1 }
  }

  /// The system's font with characters of equal width.
  public static func monospacedSystemFont(
    ofSize fontSize: CGFloat, weight: Weight
  ) -> UIFont {
    system(fontSize) {
      $0.weight = weight
      $0.design = .monospaced
    }
  }

  /// The system's font with digits of equal width.
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

  // MARK: Getting the metrics, which are the system font's shares of its size

  /// The size in points.
  public var pointSize: CGFloat { fontDescriptor.pointSize }

  /// How far characters rise above the baseline.
  public var ascender: CGFloat { pointSize * 0.9521484375 }

  /// How far characters sink below the baseline, a negative number.
  public var descender: CGFloat { pointSize * -0.2412109375 }

  /// How much space the font wants between lines.
  public var leading: CGFloat { 0 }

  /// How tall capital letters are.
  public var capHeight: CGFloat { pointSize * 0.70458984375 }

  /// How tall a lower-case x is.
  public var xHeight: CGFloat { pointSize * 0.5263671875 }

  /// How tall a line of text is.
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

  /// What the font is made of.
  public let fontDescriptor: UIFontDescriptor

  // MARK: Comparing and copying

  /// Whether the other object is the same font in the same size.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.fontDescriptor == fontDescriptor
  }

  /// A number that is the same for equal fonts.
  public override var hash: Int { fontDescriptor.hash }

  /// The name and the size.
  public override var description: String {
    "<UIFont \(fontName) \(String(format: "%g", Double(pointSize)))>"
  }

  /// The font itself, which never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// The font as it is with the text size of other traits, if it follows the text size.
  package func adjusted(for traits: UITraitCollection) -> UIFont {
    let attributes = fontDescriptor.attributes
    if let scaling = attributes.scaling {
      return UIFontMetrics(forTextStyle: scaling.style).scaled(
        self, from: scaling.size, maximum: scaling.maximum, traits: traits)
    }
    guard let style = attributes.textStyle else { return self }
    var adjusted = attributes
    adjusted.size = style.pointSize(for: traits.preferredContentSizeCategory)
    return UIFont(UIFontDescriptor(adjusted))
  }

  private static func system(
    _ size: CGFloat, _ change: (inout UIFontDescriptor.Attributes) -> Void = { _ in }
  ) -> UIFont {
    var attributes = UIFontDescriptor.Attributes(size: size)
    change(&attributes)
    return UIFont(UIFontDescriptor(attributes))
  }

  init(_ descriptor: UIFontDescriptor) {
    fontDescriptor = descriptor
    super.init()
  }
}
