extension UIFontDescriptor {
  /// The name of a trait of a font.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the trait.
    public let rawValue: String

    /// Creates a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The symbolic traits, as a number.
    public static let symbolic = Self(rawValue: "NSCTFontSymbolicTrait")

    /// The weight, a `UIFont.Weight` or its number.
    public static let weight = Self(rawValue: "NSCTFontWeightTrait")

    /// The width, a `UIFont.Width` or its number.
    public static let width = Self(rawValue: "NSCTFontProportionTrait")

    /// The slant, from -1 to 1.
    public static let slant = Self(rawValue: "NSCTFontSlantTrait")
  }
}
