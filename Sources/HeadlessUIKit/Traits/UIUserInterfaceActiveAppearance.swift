/// Whether an interface looks like the one in use.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// Nothing is said about activity.
  case unspecified = -1
  /// Another window is in use.
  case inactive = 0
  /// The window is in use.
  case active = 1
}
