/// What a view stands for, where that decides about its direction.
public enum UISemanticContentAttribute: Int, Sendable {
  /// The language decides.
  case unspecified = 0
  /// Controls of a player, which run from left to right.
  case playback = 1
  /// Directions in space.
  case spatial = 2
  /// From left to right.
  case forceLeftToRight = 3
  /// From right to left.
  case forceRightToLeft = 4
}
