extension UIGestureRecognizer {
  /// The progress of a recognizer's gesture.
  public enum State: Int, Sendable {
    /// The recognizer has not seen its gesture, but may still see it.
    case possible = 0
    /// A continuous gesture has begun.
    case began = 1
    /// A continuous gesture has changed.
    case changed = 2
    /// A continuous gesture is over, or a discrete gesture was seen.
    case ended = 3
    /// Something else took over the fingers.
    case cancelled = 4
    /// The fingers are making another gesture.
    case failed = 5

    /// A discrete gesture was seen.
    public static var recognized: State { .ended }
  }
}

extension UIGestureRecognizer.State {
  /// Whether a gesture has begun and is not over.
  var isUnderWay: Bool { self == .began || self == .changed }

  /// Whether nothing more happens until the recognizer is reset.
  var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }

  /// Whether the gesture was seen.
  var isRecognized: Bool { isUnderWay || self == .ended }
}
