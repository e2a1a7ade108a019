/// Which way a popover's arrow points.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// A bit for each direction.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Up.
  public static let up = Self(rawValue: 1 << 0)
  /// Down.
  public static let down = Self(rawValue: 1 << 1)
  /// To the left.
  public static let left = Self(rawValue: 1 << 2)
  /// To the right.
  public static let right = Self(rawValue: 1 << 3)
  /// Any of these.
  public static let any: Self = [.up, .down, .left, .right]
  /// Not known yet.
  public static let unknown = Self(rawValue: UInt(Int.max))
}
