/// Directions in which something moves or scrolls.
public struct UIAxis: OptionSet, Sendable {
  /// The directions as bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// To the left and to the right.
  public static let horizontal = Self(rawValue: 1 << 0)

  /// Up and down.
  public static let vertical = Self(rawValue: 1 << 1)

  /// Both directions.
  public static let both: Self = [.horizontal, .vertical]
}
