extension UIImage {
  /// How an image's data must be turned for display.
  public enum Orientation: Int, Sendable {
    /// The data is upright.
    case up = 0
    /// The data is turned by half a turn.
    case down = 1
    /// The data is turned by a quarter turn to the left.
    case left = 2
    /// The data is turned by a quarter turn to the right.
    case right = 3
    /// The data is upright and mirrored.
    case upMirrored = 4
    /// The data is turned by half a turn and mirrored.
    case downMirrored = 5
    /// The data is mirrored and turned by a quarter turn to the left.
    case leftMirrored = 6
    /// The data is mirrored and turned by a quarter turn to the right.
    case rightMirrored = 7
  }
}
