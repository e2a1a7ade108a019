public import Foundation

extension UIFont {
  /// The purpose of a text, which decides its size and its weight.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the style.
    public let rawValue: String

    /// Creates a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Titles larger than the large ones.
    public static let extraLargeTitle = Self(rawValue: "UICTFontTextStyleExtraLargeTitle")

    /// The second level of titles larger than the large ones.
    public static let extraLargeTitle2 = Self(rawValue: "UICTFontTextStyleExtraLargeTitle2")

    public static let largeTitle = Self(rawValue: "UICTFontTextStyleTitle0")

    /// The first level of titles.
    public static let title1 = Self(rawValue: "UICTFontTextStyleTitle1")

    /// The second level of titles.
    public static let title2 = Self(rawValue: "UICTFontTextStyleTitle2")

    /// The third level of titles.
    public static let title3 = Self(rawValue: "UICTFontTextStyleTitle3")

    public static let headline = Self(rawValue: "UICTFontTextStyleHeadline")

    public static let subheadline = Self(rawValue: "UICTFontTextStyleSubhead")

    public static let body = Self(rawValue: "UICTFontTextStyleBody")

    public static let callout = Self(rawValue: "UICTFontTextStyleCallout")

    public static let footnote = Self(rawValue: "UICTFontTextStyleFootnote")

    /// The first level of captions.
    public static let caption1 = Self(rawValue: "UICTFontTextStyleCaption1")

    /// The second level of captions.
    public static let caption2 = Self(rawValue: "UICTFontTextStyleCaption2")
  }

  /// The weight of a font.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// From -1, the lightest, to 1, the boldest.
    public let rawValue: CGFloat

    /// Creates a value from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a value from its number.
    public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

    public static let ultraLight = Self(-0.8)

    /// A very light weight.
    public static let thin = Self(-0.6)

    public static let light = Self(-0.4)

    public static let regular = Self(0)

    /// A little more than the usual weight.
    public static let medium = Self(0.23)

    /// Between medium and bold.
    public static let semibold = Self(0.3)

    public static let bold = Self(0.4)

    /// A very bold weight.
    public static let heavy = Self(0.56)

    public static let black = Self(0.62)

    /// Returns the weight of a symbol that looks right beside the font.
    public func symbolWeight() -> UIImage.SymbolWeight {
      let step = Self.steps.firstIndex(of: self)
      return step.flatMap { UIImage.SymbolWeight(rawValue: $0 + 1) } ?? .unspecified
    }

    /// The weights that have names, the lightest first, as the weights of symbols are numbered from one.
    static let steps: [Self] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]

    /// The weight in its place for a user who prefers bold texts, two steps heavier.
    var ofBoldText: Self {
      let place = Self.steps.firstIndex { $0.rawValue >= rawValue } ?? Self.steps.count
      return place + 2 < Self.steps.count ? Self.steps[place + 2] : .black
    }

    /// The weight as it is written in the names of fonts.
    var name: String {
      switch rawValue {
      case ..<(-0.7): "Ultralight"
      case ..<(-0.5): "Thin"
      case ..<(-0.2): "Light"
      case ..<0.115: "Regular"
      case ..<0.265: "Medium"
      case ..<0.35: "Semibold"
      case ..<0.48: "Bold"
      case ..<0.59: "Heavy"
      default: "Black"
      }
    }
  }

  /// The width of a font's characters.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// From -1, the narrowest, to 1, the widest.
    public let rawValue: CGFloat

    /// Creates a value from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a value from its number.
    public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

    public static let compressed = Self(-0.3)

    public static let condensed = Self(-0.2)

    public static let standard = Self(0)

    public static let expanded = Self(0.2)
  }
}
