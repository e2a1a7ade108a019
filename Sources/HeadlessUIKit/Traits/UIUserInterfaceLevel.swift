/// Whether content lies above other content.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Nothing is said about the level.
  case unspecified = -1
  /// The main content of a window.
  case base = 0
  /// Content above the main content, such as a sheet.
  case elevated = 1
}
