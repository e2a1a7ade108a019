extension UIFont {
  /// What a text is for, which decides how large it is and how bold.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the style.
    public let rawValue: String

    /// Creates a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Titles larger than the large ones.
    public static let extraLargeTitle = Self(rawValue: "UICTFontTextStyleExtraLargeTitle")

    /// The second level of titles larger than the large ones.
    public static let extraLargeTitle2 = Self(rawValue: "UICTFontTextStyleExtraLargeTitle2")

    /// Large titles.
    public static let largeTitle = Self(rawValue: "UICTFontTextStyleTitle0")

    /// The first level of titles.
    public static let title1 = Self(rawValue: "UICTFontTextStyleTitle1")

    /// The second level of titles.
    public static let title2 = Self(rawValue: "UICTFontTextStyleTitle2")

    /// The third level of titles.
    public static let title3 = Self(rawValue: "UICTFontTextStyleTitle3")

    /// Headings.
    public static let headline = Self(rawValue: "UICTFontTextStyleHeadline")

    /// Subheadings.
    public static let subheadline = Self(rawValue: "UICTFontTextStyleSubhead")

    /// Running text.
    public static let body = Self(rawValue: "UICTFontTextStyleBody")

    /// Callouts.
    public static let callout = Self(rawValue: "UICTFontTextStyleCallout")

    /// Footnotes.
    public static let footnote = Self(rawValue: "UICTFontTextStyleFootnote")

    /// The first level of captions.
    public static let caption1 = Self(rawValue: "UICTFontTextStyleCaption1")

    /// The second level of captions.
    public static let caption2 = Self(rawValue: "UICTFontTextStyleCaption2")
  }
}
