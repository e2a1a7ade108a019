extension UINavigationController {
  /// Which way a transition goes.
  public enum Operation: Int, Sendable {
    /// Neither way.
    case none = 0
    /// To a screen that was put on top.
    case push = 1
    /// Back from the screen on top.
    case pop = 2
  }
}
