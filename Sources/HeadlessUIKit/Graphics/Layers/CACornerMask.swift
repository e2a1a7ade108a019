/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  /// The corners as bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let layerMinXMinYCorner = Self(rawValue: 1 << 0)

  /// The top right corner.
  public static let layerMaxXMinYCorner = Self(rawValue: 1 << 1)

  /// The bottom left corner.
  public static let layerMinXMaxYCorner = Self(rawValue: 1 << 2)

  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = Self(rawValue: 1 << 3)
}
