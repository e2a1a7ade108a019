public import Foundation
import HeadlessUIKit

/// An output that takes photographs.
@preconcurrency @MainActor
open class AVCapturePhotoOutput: AVCaptureOutput {
  /// Creates one.
  public override init() { super.init() }

  /// Takes a photograph, which the delegate hears of in a later turn.
  open func capturePhoto(
    with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate
  ) {
    UIApplication.shared.mainLoop.enqueue("AVCapturePhotoOutput") { [self] in
      let photo = AVCapturePhoto(AppCaptures.current.picture)
      delegate.photoOutput(self, didFinishProcessingPhoto: photo, error: nil)
    }
  }

  /// The ways of a flash that there are.
  open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [.off, .on, .auto] }
  /// Whether pictures are as large as can be.
  open var isHighResolutionCaptureEnabled = false
}

/// The methods by which a photograph is handed over.
@preconcurrency @MainActor
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
  /// Called with the photograph.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?
  ) {}
}
