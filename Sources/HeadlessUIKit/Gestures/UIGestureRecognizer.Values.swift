extension UIGestureRecognizer {
  /// How far a recognizer is with its gesture.
  public enum State: Int, Sendable {
    /// It has not seen its gesture, and still may.
    case possible = 0
    /// A gesture that goes on has begun.
    case began = 1
    /// It went on.
    case changed = 2
    /// It is over, or a gesture of one moment was seen.
    case ended = 3
    /// Something else took it over.
    case cancelled = 4
    /// What the fingers do is another gesture.
    case failed = 5

    /// A gesture of one moment was seen.
    public static var recognized: State { .ended }
  }
}

extension UIGestureRecognizer.State {
  /// Whether a gesture has begun and is not over.
  var isUnderWay: Bool { self == .began || self == .changed }

  /// Whether nothing more comes until the recognizer is reset.
  var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }

  /// Whether the gesture was seen.
  var isRecognized: Bool { isUnderWay || self == .ended }
}
