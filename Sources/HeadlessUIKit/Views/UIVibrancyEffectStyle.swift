/// The kind of content that a vibrancy is made for.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// Labels with primary content.
  case label = 0
  /// Labels with secondary content.
  case secondaryLabel = 1
  /// Labels with tertiary content.
  case tertiaryLabel = 2
  /// Labels with quaternary content.
  case quaternaryLabel = 3
  /// Fills of large areas.
  case fill = 4
  /// Fills of areas of medium size.
  case secondaryFill = 5
  /// Fills of small areas.
  case tertiaryFill = 6
  /// Lines between parts.
  case separator = 7
}
