public import Foundation

extension UIListContentConfiguration {
  /// The look of a text in a list.
  public struct TextProperties: Hashable {
    /// The font.
    public var font: UIFont

    /// The color.
    public var color: UIColor

    /// Derives the visible color from the color.
    public var colorTransformer: UIConfigurationColorTransformer? {
      get { givenColorTransformer.value }
      set { givenColorTransformer.value = newValue }
    }

    /// Returns the visible color.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    /// The alignment of lines.
    public var alignment = TextAlignment.natural

    /// How text that is too long is treated.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail

    /// The largest number of lines.
    ///
    /// 0 means no limit.
    public var numberOfLines = 0

    /// Whether the font shrinks if there is too little space.
    public var adjustsFontSizeToFitWidth = false

    /// The smallest factor by which the font may shrink.
    public var minimumScaleFactor: CGFloat = 0

    /// Whether characters may move closer together if there is too little space.
    public var allowsDefaultTighteningForTruncation = false

    /// Whether the font follows the text size that the user prefers.
    public var adjustsFontForContentSizeCategory = true

    /// The change of letters, such as capital letters.
    public var transform = TextTransform.none

    /// Whether a pointer shows the whole text if it is truncated.
    public var showsExpansionTextWhenTruncated = false

    /// Adds the values that distinguish most properties to a hash.
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
  /// The alignment of the lines of a text.
  public enum TextAlignment: Int, Sendable {
    /// At the edge where lines start in the language.
    case natural = 0
    case center = 1
    case justified = 2
  }

  /// The change of a text's letters.
  public enum TextTransform: Int, Sendable {
    case none = 0
    case uppercase = 1
    case lowercase = 2
    /// A capital letter at the start of each word.
    case capitalized = 3
  }

  /// Returns a text with its letters changed.
  func transformed(_ text: String) -> String {
    switch transform {
    case .none: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalized: text.capitalized
    }
  }
}
