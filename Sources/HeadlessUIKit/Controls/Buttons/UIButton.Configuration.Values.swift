extension UIButton.Configuration {
  /// How round the corners of a button are.
  public enum CornerStyle: Int, Sendable {
    /// As round as the background says.
    case fixed = -1
    /// As round as the background says, and more so with larger text.
    case dynamic = 0
    /// A little.
    case small = 1
    /// More.
    case medium = 2
    /// Much.
    case large = 3
    /// As round as can be.
    case capsule = 4
  }

  /// How large a button is.
  public enum Size: Int, Sendable {
    /// As large as most are.
    case medium = 0
    /// Smaller.
    case small = 1
    /// As small as can be.
    case mini = 2
    /// Larger.
    case large = 3
  }

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
