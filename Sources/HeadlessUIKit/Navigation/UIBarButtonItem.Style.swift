extension UIBarButtonItem {
  /// How an item looks.
  public enum Style: Int, Sendable {
    /// As a title or an image alone.
    case plain = 0
    /// With a border, which no system of today draws.
    case bordered = 1
    /// Bold, for what ends an edit.
    case done = 2
  }
}
