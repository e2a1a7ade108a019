extension UISearchBar {
  /// How much of a search bar is drawn.
  public enum Style: UInt, Sendable {
    /// The system's choice.
    case `default` = 0
    /// With a background of its own.
    case prominent = 1
    /// The text field alone.
    case minimal = 2
  }
}
