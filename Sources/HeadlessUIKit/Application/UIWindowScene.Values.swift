extension UIWindowScene {
  /// How windows leave.
  public enum DismissalAnimation: Int, Sendable {
    /// As usual.
    case standard = 1
    /// It was committed.
    case commit = 2
    /// It was discarded.
    case decline = 3
  }
}
