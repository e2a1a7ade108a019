/// How an image is to be turned to be seen.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  /// As it is.
  case up = 1
  /// In a mirror at its side.
  case upMirrored = 2
  /// Upside down.
  case down = 3
  /// Upside down, in a mirror at its side.
  case downMirrored = 4
  /// To the right, in a mirror.
  case leftMirrored = 5
  /// To the right.
  case right = 6
  /// To the left, in a mirror.
  case rightMirrored = 7
  /// To the left.
  case left = 8
}
