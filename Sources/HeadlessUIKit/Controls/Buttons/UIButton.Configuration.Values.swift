extension UIButton.Configuration {
  /// The roundness of a button's corners.
  public enum CornerStyle: Int, Sendable {
    /// As the background says.
    case fixed = -1
    /// As the background says, and rounder with larger text.
    case dynamic = 0
    /// Slightly round.
    case small = 1
    /// Rounder.
    case medium = 2
    /// Very round.
    case large = 3
    /// Fully round.
    case capsule = 4
  }

  /// The size of a button.
  public enum Size: Int, Sendable {
    /// The usual size.
    case medium = 0
    /// Smaller.
    case small = 1
    /// The smallest size.
    case mini = 2
    /// Larger.
    case large = 3
  }

  /// The alignment of title and subtitle with each other.
  public enum TitleAlignment: Int, Sendable {
    /// As the button's alignment suggests.
    case automatic = 0
    /// At the edge where text begins.
    case leading = 1
    /// Centered.
    case center = 2
    /// At the edge where text ends.
    case trailing = 3
  }
}
