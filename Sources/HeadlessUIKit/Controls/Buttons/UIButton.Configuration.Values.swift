extension UIButton.Configuration {
  /// The roundness of a button's corners.
  public enum CornerStyle: Int, Sendable {
    /// As the background says.
    case fixed = -1
    /// As the background says, and rounder with larger text.
    case dynamic = 0
    case small = 1
    case medium = 2
    case large = 3
    case capsule = 4
  }

  /// The size of a button.
  public enum Size: Int, Sendable {
    case medium = 0
    case small = 1
    case mini = 2
    case large = 3
  }

  /// The alignment of title and subtitle with each other.
  public enum TitleAlignment: Int, Sendable {
    /// As the button's alignment suggests.
    case automatic = 0
    /// At the edge where text begins.
    case leading = 1
    case center = 2
    /// At the edge where text ends.
    case trailing = 3
  }
}
