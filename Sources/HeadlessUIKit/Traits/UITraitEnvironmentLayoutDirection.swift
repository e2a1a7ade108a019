/// The direction in which a part of an interface is read, if it is known.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Nothing is said about the direction.
  case unspecified = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}
