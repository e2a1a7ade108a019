public import Foundation

extension UIListContentConfiguration {
  /// How a text of a list looks.
  public struct TextProperties: Hashable {
    /// The font.
    public var font: UIFont

    /// The color.
    public var color: UIColor

    /// Makes the color out of the one it would be.
    public var colorTransformer: UIConfigurationColorTransformer? {
      get { givenColorTransformer.value }
      set { givenColorTransformer.value = newValue }
    }

    /// The color, after the transformer.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    /// Where lines lie.
    public var alignment = TextAlignment.natural

    /// How a text that is too long is broken.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail

    /// How many lines there are at most; 0 stands for any number.
    public var numberOfLines = 0

    /// Whether the font becomes smaller where there is too little room.
    public var adjustsFontSizeToFitWidth = false

    /// How small the font may become.
    public var minimumScaleFactor: CGFloat = 0

    /// Whether characters may come closer where there is too little room.
    public var allowsDefaultTighteningForTruncation = false

    /// Whether the font changes with the size of text that the user wants.
    public var adjustsFontForContentSizeCategory = true

    /// Whether the text shows in other letters.
    public var transform = TextTransform.none

    /// Whether a pointer shows all of a text that is cut off.
    public var showsExpansionTextWhenTruncated = false

    /// Feeds what tells most properties apart into a hasher.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(font)
      hasher.combine(color)
      hasher.combine(numberOfLines)
    }

    private var givenColorTransformer = Uncompared<UIConfigurationColorTransformer?>(value: nil)

    init(_ font: UIFont, _ color: UIColor) {
      self.font = font
      self.color = color
    }
  }
}

extension UIListContentConfiguration.TextProperties {
  /// Where the lines of a text lie.
  public enum TextAlignment: Int, Sendable {
    /// Where the language begins.
    case natural = 0
    /// In the middle.
    case center = 1
    /// Between both edges.
    case justified = 2
  }

  /// In which letters a text shows.
  public enum TextTransform: Int, Sendable {
    /// In its own.
    case none = 0
    /// In capital letters.
    case uppercase = 1
    /// In small letters.
    case lowercase = 2
    /// Each word with a capital letter.
    case capitalized = 3
  }

  /// A text as it shows.
  func transformed(_ text: String) -> String {
    switch transform {
    case .none: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalized: text.capitalized
    }
  }
}
