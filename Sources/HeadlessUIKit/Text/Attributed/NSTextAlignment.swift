/// Which edge lines of text lie against.
public enum NSTextAlignment: Int, Sendable {
  /// The left edge.
  case left = 0
  /// Neither edge, but the middle.
  case center = 1
  /// The right edge.
  case right = 2
  /// Both edges.
  case justified = 3
  /// The edge where the language starts its lines.
  case natural = 4
}
