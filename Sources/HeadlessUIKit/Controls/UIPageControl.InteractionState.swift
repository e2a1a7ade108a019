extension UIPageControl {
  /// What the user does with the dots.
  public enum InteractionState: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A tap, from one page to the next.
    case discrete = 1
    /// A slide over the dots.
    case continuous = 2
  }
}
