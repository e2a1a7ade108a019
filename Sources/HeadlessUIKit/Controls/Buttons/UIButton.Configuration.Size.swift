extension UIButton.Configuration {
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
}
