/// How a text is measured.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The text may take several lines.
  public static let usesLineFragmentOrigin = Self(rawValue: 1 << 0)

  /// The space that a font wants between lines counts.
  public static let usesFontLeading = Self(rawValue: 1 << 1)

  /// The shapes of the characters count, not their advances.
  public static let usesDeviceMetrics = Self(rawValue: 1 << 3)

  /// Lines below the given height do not count.
  public static let truncatesLastVisibleLine = Self(rawValue: 1 << 5)
}
