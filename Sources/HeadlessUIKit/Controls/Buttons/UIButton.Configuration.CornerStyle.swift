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
}
