/// How a part of a paragraph is meant.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  /// The bits.
  public var rawValue: UInt
  /// Creates a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Emphasized: `*text*`.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// Strongly emphasized: `**text**`.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// Code, between backticks.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// Crossed out: `~~text~~`.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  /// The end of a line that is a space.
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
  /// The end of a line that stays one.
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
  /// A tag.
  public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
  /// A block of HTML.
  public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}
