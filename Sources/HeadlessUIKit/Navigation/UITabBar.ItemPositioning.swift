extension UITabBar {
  /// How the tabs share the bar.
  public enum ItemPositioning: Int, Sendable {
    /// As the traits say.
    case automatic = 0
    /// Over the whole bar.
    case fill = 1
    /// In the middle of the bar.
    case centered = 2
  }
}
