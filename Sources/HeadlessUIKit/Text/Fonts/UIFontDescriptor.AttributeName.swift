extension UIFontDescriptor {
  /// The name of an attribute of a font.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the attribute.
    public let rawValue: String

    /// Creates a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The name of the family, a `String`.
    public static let family = Self(rawValue: "NSFontFamilyAttribute")

    /// The PostScript name, a `String`.
    public static let name = Self(rawValue: "NSFontNameAttribute")

    /// The name of the face, a `String`.
    public static let face = Self(rawValue: "NSFontFaceAttribute")

    /// The size in points, a `CGFloat`.
    public static let size = Self(rawValue: "NSFontSizeAttribute")

    /// The traits, a dictionary of `TraitKey`.
    public static let traits = Self(rawValue: "NSCTFontTraitsAttribute")

    /// The text style, a `UIFont.TextStyle`.
    public static let textStyle = Self(rawValue: "NSCTFontUIUsageAttribute")
  }
}
