/// What Writing Tools may put into a text.
public struct UIWritingToolsResultOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt

  /// Creates a set of options.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Characters.
  public static let plainText = Self(rawValue: 1 << 0)
  /// Attributes.
  public static let richText = Self(rawValue: 1 << 1)
  /// Lists.
  public static let list = Self(rawValue: 1 << 2)
  /// Tables.
  public static let table = Self(rawValue: 1 << 3)
  /// Lists and tables in the form of presentation intents.
  public static let presentationIntent = Self(rawValue: 1 << 4)
}
