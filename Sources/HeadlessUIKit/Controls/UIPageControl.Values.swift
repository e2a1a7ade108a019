extension UIPageControl {
  /// The background of the dots.
  public enum BackgroundStyle: Int, Sendable {
    /// A background appears while the user slides over the dots.
    case automatic = 0
    /// There is always a background.
    case prominent = 1
    /// There is never a background.
    case minimal = 2
  }

  /// The direction from the first dot to the last.
  public enum Direction: Int, Sendable {
    /// The direction of the user's language.
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

  /// How the user interacts with the dots.
  public enum InteractionState: Int, Sendable {
    case none = 0
    /// By a tap, from one page to the next.
    case discrete = 1
    /// By sliding over the dots.
    case continuous = 2
  }
}
