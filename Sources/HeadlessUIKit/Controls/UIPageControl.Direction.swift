extension UIPageControl {
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
}
