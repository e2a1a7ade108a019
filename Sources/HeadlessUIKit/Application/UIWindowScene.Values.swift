extension UIWindowScene {
  /// How windows leave.
  public enum DismissalAnimation: Int, Sendable {
    /// As usual.
    case standard = 1
    /// As what was kept.
    case commit = 2
    /// As what was thrown away.
    case decline = 3
  }
}
