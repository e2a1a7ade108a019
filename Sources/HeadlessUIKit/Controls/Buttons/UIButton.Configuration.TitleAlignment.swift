extension UIButton.Configuration {
  /// How title and subtitle lie to each other.
  public enum TitleAlignment: Int, Sendable {
    /// As the button's alignment suggests.
    case automatic = 0
    /// Along the edges where text begins.
    case leading = 1
    /// Around the same middle.
    case center = 2
    /// Along the edges where text ends.
    case trailing = 3
  }
}
