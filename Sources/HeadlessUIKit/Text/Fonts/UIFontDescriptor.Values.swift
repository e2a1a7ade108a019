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

    /// The typographic features, an array of dictionaries of `FeatureKey`.
    public static let featureSettings = Self(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// The name of a part of a typographic feature.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the part.
    public let rawValue: String

    /// Creates a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The group that the feature is in, an `Int`.
    public static let type = Self(rawValue: "CTFeatureTypeIdentifier")

    /// The choice within the group, an `Int`.
    public static let selector = Self(rawValue: "CTFeatureSelectorIdentifier")

    /// The group that the feature is in, an `Int`.
    @available(*, deprecated, renamed: "type")
    public static let featureIdentifier = type

    /// The choice within the group, an `Int`.
    @available(*, deprecated, renamed: "selector")
    public static let typeIdentifier = selector
  }

  /// The look of a font in traits that are on or off.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The traits as bits.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = Self(rawValue: 1 << 0)

    public static let traitBold = Self(rawValue: 1 << 1)

    public static let traitExpanded = Self(rawValue: 1 << 5)

    public static let traitCondensed = Self(rawValue: 1 << 6)

    /// All characters have the same width.
    public static let traitMonoSpace = Self(rawValue: 1 << 10)

    /// Made for vertical text.
    public static let traitVertical = Self(rawValue: 1 << 11)

    public static let traitUIOptimized = Self(rawValue: 1 << 12)

    /// Lines are close together.
    public static let traitTightLeading = Self(rawValue: 1 << 15)

    /// Lines are far apart.
    public static let traitLooseLeading = Self(rawValue: 1 << 16)

    /// The bits for the class.
    public static let classMask = Self(rawValue: 15 << 28)

    /// Serifs of the old style.
    public static let classOldStyleSerifs = Self(rawValue: 1 << 28)

    /// Serifs of the transitional style.
    public static let classTransitionalSerifs = Self(rawValue: 2 << 28)

    /// Serifs of the modern style.
    public static let classModernSerifs = Self(rawValue: 3 << 28)

    /// Serifs of the Clarendon style.
    public static let classClarendonSerifs = Self(rawValue: 4 << 28)

    public static let classSlabSerifs = Self(rawValue: 5 << 28)

    /// Serifs of no known style.
    public static let classFreeformSerifs = Self(rawValue: 7 << 28)

    public static let classSansSerif = Self(rawValue: 8 << 28)

    public static let classOrnamentals = Self(rawValue: 9 << 28)

    /// Like handwriting.
    public static let classScripts = Self(rawValue: 10 << 28)

    public static let classSymbolic = Self(rawValue: 12 << 28)
  }

  /// A variant of the system's font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the design.
    public let rawValue: String

    /// Creates a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The font of the interface.
    public static let `default` = Self(rawValue: "NSCTFontUIFontDesignDefault")

    /// The font with round ends.
    public static let rounded = Self(rawValue: "NSCTFontUIFontDesignRounded")

    /// The font with serifs.
    public static let serif = Self(rawValue: "NSCTFontUIFontDesignSerif")

    /// The font whose characters have the same width.
    public static let monospaced = Self(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

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
