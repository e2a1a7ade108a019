/// A light or a dark appearance.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// No appearance is asked for.
  case unspecified = 0
  /// Dark content on a light background.
  case light = 1
  /// Light content on a dark background.
  case dark = 2
}
