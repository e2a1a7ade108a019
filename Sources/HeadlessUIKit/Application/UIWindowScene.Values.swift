extension UIWindowScene {
  /// How windows leave.
  public enum DismissalAnimation: Int, Sendable {
    case standard = 1
    case commit = 2
    case decline = 3
  }
}
