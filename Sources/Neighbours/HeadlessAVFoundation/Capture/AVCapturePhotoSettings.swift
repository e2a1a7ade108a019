public import Foundation

/// The settings of a photograph.
@preconcurrency @MainActor
open class AVCapturePhotoSettings: NSObject {
  /// Creates settings as most apps need them.
  public override init() { super.init() }

  /// Creates settings of a format.
  public convenience init(format: [String: Any]?) { self.init() }

  /// Whether with a flash.
  open var flashMode = AVCaptureDevice.FlashMode.off
  /// Whether as large as can be.
  open var isHighResolutionPhotoEnabled = false
}
