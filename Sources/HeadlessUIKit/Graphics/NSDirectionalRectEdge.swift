/// Edges of a rectangle, whatever the direction of reading.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  /// The edges as bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = Self(rawValue: 1 << 0)

  /// The edge where lines of text start.
  public static let leading = Self(rawValue: 1 << 1)

  /// The bottom edge.
  public static let bottom = Self(rawValue: 1 << 2)

  /// The edge where lines of text end.
  public static let trailing = Self(rawValue: 1 << 3)

  /// All edges.
  public static let all: Self = [.top, .leading, .bottom, .trailing]
}
