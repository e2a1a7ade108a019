public import Foundation

/// A connection from an input to an output.
@preconcurrency @MainActor
open class AVCaptureConnection: NSObject {
  let mediaType: AVMediaType
  let input: AVCaptureInput?

  init(
    _ mediaType: AVMediaType = .video, from input: AVCaptureInput? = nil,
    to output: AVCaptureOutput? = nil
  ) {
    self.mediaType = mediaType
    self.input = input
    self.output = output
    super.init()
  }

  /// The output, if it goes to one; it is not kept alive.
  open private(set) weak var output: AVCaptureOutput?

  /// Whether something goes.
  open var isEnabled = true
  /// Whether something goes now.
  open var isActive: Bool { isEnabled }

  // MARK: Pictures

  /// The turn of pictures.
  open var videoOrientation = AVCaptureVideoOrientation.portrait
  /// Whether pictures can be turned.
  open var isVideoOrientationSupported: Bool { hasPictures }
  /// The turn of pictures, in degrees, which ``videoOrientation`` knows nothing of.
  open var videoRotationAngle: CGFloat = 0
  /// Whether pictures are as in a mirror.
  open var isVideoMirrored = false
  /// Whether pictures can be as in a mirror.
  open var isVideoMirroringSupported: Bool { hasPictures }
  /// Whether the session says which pictures are as in a mirror.
  open var automaticallyAdjustsVideoMirroring = true
  /// The way in which pictures are to be kept steady.
  open var preferredVideoStabilizationMode = AVCaptureVideoStabilizationMode.off
  /// Whether pictures can be kept steady.
  open var isVideoStabilizationSupported: Bool { hasPictures }

  /// Whether pictures can be turned so far: by quarters.
  open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool {
    hasPictures && [0, 90, 180, 270].contains(videoRotationAngle)
  }

  private final var hasPictures: Bool { mediaType == .video }
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

/// The way in which pictures are kept steady.
public enum AVCaptureVideoStabilizationMode: Int, Sendable {
  case off = 0
  case standard = 1
  /// More, and later.
  case cinematic = 2
  /// Still more.
  case cinematicExtended = 3
  /// What shows at once.
  case previewOptimized = 4
  /// Most of all.
  case cinematicExtendedEnhanced = 5
  /// As the device likes.
  case auto = -1
}
