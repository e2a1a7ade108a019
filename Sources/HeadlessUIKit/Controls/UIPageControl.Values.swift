extension UIPageControl {
  /// What lies behind the dots.
  public enum BackgroundStyle: Int, Sendable {
    /// Something while the user slides over the dots, else nothing.
    case automatic = 0
    /// Something, always.
    case prominent = 1
    /// Nothing, ever.
    case minimal = 2
  }

  /// Where the dots go from the first to the last.
  public enum Direction: Int, Sendable {
    /// As the user's language does.
    case natural = 0
    /// From left to right.
    case leftToRight = 1
    /// From right to left.
    case rightToLeft = 2
    /// From top to bottom.
    case topToBottom = 3
    /// From bottom to top.
    case bottomToTop = 4
  }

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
