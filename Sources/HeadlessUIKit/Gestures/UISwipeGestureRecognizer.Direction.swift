extension UISwipeGestureRecognizer {
  /// The directions of a swipe.
  public struct Direction: OptionSet, Sendable {
    /// The bits of the directions.
    public let rawValue: UInt

    /// Creates a set of directions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Upwards.
    public static let up = Direction(rawValue: 1 << 2)
    /// Downwards.
    public static let down = Direction(rawValue: 1 << 3)
  }
}

extension UISwipeGestureRecognizer.Direction {
  /// The way that one point of movement in the direction goes; `nil` for none, or several.
  var step: (x: Double, y: Double)? {
    switch self {
    case .right: (1, 0)
    case .left: (-1, 0)
    case .up: (0, -1)
    case .down: (0, 1)
    default: nil
    }
  }
}
