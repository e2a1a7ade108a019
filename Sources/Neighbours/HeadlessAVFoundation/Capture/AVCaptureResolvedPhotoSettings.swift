public import Foundation

/// The settings with which a photograph is taken.
@preconcurrency @MainActor
open class AVCaptureResolvedPhotoSettings: NSObject {
  init(_ settings: AVCapturePhotoSettings, dimensions: CMVideoDimensions) {
    uniqueID = settings.uniqueID
    isFlashEnabled = settings.flashMode == .on
    photoDimensions = dimensions
    super.init()
  }

  /// The identifier of the app's settings.
  public let uniqueID: Int64
  /// Whether with a flash.
  public let isFlashEnabled: Bool
  /// The size of the photograph.
  public let photoDimensions: CMVideoDimensions
  /// The number of photographs that the delegate gets.
  open var expectedPhotoCount: Int { 1 }
}
