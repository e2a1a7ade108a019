public import Foundation

/// The settings of a photograph.
@preconcurrency @MainActor
open class AVCapturePhotoSettings: NSObject {
  /// Creates settings as most apps need them.
  public override init() { super.init() }

  /// Creates settings of a format.
  public convenience init(format: [String: Any]?) {
    self.init()
    if let format { self.format = format }
  }

  /// An identifier that other settings do not have.
  public let uniqueID = AppCaptures.current.nextPhotoID()
  /// The format of the photograph.
  open private(set) var format: [String: Any]? = [AVVideoCodecKey: AVVideoCodecType.jpeg]
  /// Whether with a flash.
  open var flashMode = AVCaptureDevice.FlashMode.off
  /// Whether as large as can be.
  open var isHighResolutionPhotoEnabled = false
  /// Whether it is to be fast or good.
  open var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
  /// The largest size; without a width and a height the camera's format has it.
  open var maxPhotoDimensions = CMVideoDimensions()
  /// The formats of pixels that a small picture of it can have.
  open var availablePreviewPhotoPixelFormatTypes: [OSType] {
    [
      kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange,
      kCVPixelFormatType_420YpCbCr8BiPlanarFullRange, kCVPixelFormatType_32BGRA,
    ]
  }
  /// The format of a small picture of it, if the app wants one.
  open var previewPhotoFormat: [String: Any]?
  /// The URL of the film of a live photo.
  open var livePhotoMovieFileURL: URL?
  /// Whether with how far things are.
  open var isDepthDataDeliveryEnabled = false
}
