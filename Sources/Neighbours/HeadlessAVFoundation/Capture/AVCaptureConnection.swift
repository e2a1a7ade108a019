public import Foundation

/// A connection from an input to an output.
@preconcurrency @MainActor
open class AVCaptureConnection: NSObject {
  override init() { super.init() }

  /// Whether something goes.
  open var isEnabled = true
  /// Whether something goes now.
  open var isActive: Bool { isEnabled }
  /// The turn of pictures.
  open var videoOrientation = AVCaptureVideoOrientation.portrait
  /// Whether pictures are as in a mirror.
  open var isVideoMirrored = false
  /// Whether pictures can be turned.
  open var isVideoOrientationSupported: Bool { true }
}

/// The turn of pictures.
public enum AVCaptureVideoOrientation: Int, Sendable {
  /// The button is below.
  case portrait = 1
  /// The button is above.
  case portraitUpsideDown = 2
  /// The button is on the right.
  case landscapeRight = 3
  /// The button is on the left.
  case landscapeLeft = 4
}
