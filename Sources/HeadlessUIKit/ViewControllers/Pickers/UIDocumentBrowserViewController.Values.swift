extension UIDocumentBrowserViewController {
  /// How a document is imported.
  public enum ImportMode: UInt, Sendable {
    /// It is not imported.
    case none = 0
    /// It stays, and a copy is imported.
    case copy = 1
    /// It goes to its new place.
    case move = 2
  }

  /// How a document browser looks.
  public enum BrowserUserInterfaceStyle: UInt, Sendable {
    case white = 0
    /// On a light colour.
    case light = 1
    /// On a dark colour.
    case dark = 2
  }
}
