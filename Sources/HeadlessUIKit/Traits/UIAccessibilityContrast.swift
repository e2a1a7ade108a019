/// How much contrast a user wants.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Nothing is said about contrast.
  case unspecified = -1
  /// The usual contrast.
  case normal = 0
  /// More contrast than usual.
  case high = 1
}
