extension UIApplication {
  /// Whether the app is in front, in the background, or between the two.
  public enum State: Int, Sendable {
    /// In front, and receiving events.
    case active = 0
    /// In front, but not receiving events.
    case inactive = 1
    /// Not in front.
    case background = 2
  }
}
