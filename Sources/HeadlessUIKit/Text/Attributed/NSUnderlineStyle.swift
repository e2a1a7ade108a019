/// The look of the line under or through a text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The styles as bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let single = Self(rawValue: 0x01)

  public static let thick = Self(rawValue: 0x02)

  public static let double = Self(rawValue: 0x09)

  public static let patternDot = Self(rawValue: 0x0100)

  public static let patternDash = Self(rawValue: 0x0200)

  /// Alternating dashes and dots.
  public static let patternDashDot = Self(rawValue: 0x0300)

  /// A dash and two dots in turn.
  public static let patternDashDotDot = Self(rawValue: 0x0400)

  /// A line under words, not under spaces.
  public static let byWord = Self(rawValue: 0x8000)
}

extension NSUnderlineStyle {
  /// Creates a style from an attribute's value: a number, or a style itself.
  init?(attribute value: Any?) {
    if let style = value as? NSUnderlineStyle {
      self = style
    } else if let number = Int(attribute: value) {
      self.init(rawValue: number)
    } else {
      return nil
    }
  }
}
