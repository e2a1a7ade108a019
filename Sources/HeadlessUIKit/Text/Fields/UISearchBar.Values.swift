extension UISearchBar {
  /// The places of a search bar that can have a custom icon.
  public enum Icon: Int, Sendable {
    case search = 0
    /// The button that clears the text.
    case clear = 1
    case bookmark = 2
    /// The results list button.
    case resultsList = 3
  }

  /// How much of a search bar is drawn.
  public enum Style: UInt, Sendable {
    case `default` = 0
    /// With its own background.
    case prominent = 1
    /// The text field alone.
    case minimal = 2
  }
}
