public import Foundation
public import HeadlessUIKit

/// A photograph.
@preconcurrency @MainActor
open class AVCapturePhoto: NSObject {
  private let picture: UIImage?

  init(_ picture: UIImage?, _ resolvedSettings: AVCaptureResolvedPhotoSettings) {
    self.picture = picture
    self.resolvedSettings = resolvedSettings
    super.init()
  }

  /// The settings with which it was taken.
  public let resolvedSettings: AVCaptureResolvedPhotoSettings

  /// The bytes of its file; none if no test has said what the camera sees.
  open func fileDataRepresentation() -> Data? { picture?.pngData() }

  /// Its picture; none if no test has said what the camera sees.
  open func cgImageRepresentation() -> CGImage? { picture?.cgImage }
}
