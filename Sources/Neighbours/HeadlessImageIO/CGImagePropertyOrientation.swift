/// How an image is to be turned to be seen.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  case up = 1
  /// In a mirror at its side.
  case upMirrored = 2
  case down = 3
  /// Upside down, in a mirror at its side.
  case downMirrored = 4
  /// To the right, in a mirror.
  case leftMirrored = 5
  case right = 6
  /// To the left, in a mirror.
  case rightMirrored = 7
  case left = 8
}
