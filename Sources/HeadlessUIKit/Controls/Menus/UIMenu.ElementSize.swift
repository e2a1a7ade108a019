extension UIMenu {
  /// How large the elements of a menu are.
  public enum ElementSize: Int, Sendable {
    /// Small, side by side.
    case small = 0
    /// Between the two, side by side.
    case medium = 1
    /// Large, one below the other.
    case large = 2
    /// Whatever suits the menu.
    case automatic = -1
  }
}
