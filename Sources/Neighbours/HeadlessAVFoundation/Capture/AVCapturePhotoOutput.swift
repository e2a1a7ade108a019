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
      let picture = AppCaptures.current.picture
      let resolved = AVCaptureResolvedPhotoSettings(
        settings, dimensions: size(of: picture) ?? settings.maxPhotoDimensions)
      delegate.photoOutput(self, willBeginCaptureFor: resolved)
      delegate.photoOutput(self, willCapturePhotoFor: resolved)
      delegate.photoOutput(self, didCapturePhotoFor: resolved)
      let photo = AVCapturePhoto(picture, resolved)
      delegate.photoOutput(self, didFinishProcessingPhoto: photo, error: nil)
      delegate.photoOutput(self, didFinishCaptureFor: resolved, error: nil)
    }
  }

  private final func size(of picture: UIImage?) -> CMVideoDimensions? {
    guard let image = picture?.cgImage else { return nil }
    return CMVideoDimensions(width: Int32(image.width), height: Int32(image.height))
  }

  /// The ways of a flash that there are.
  open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [.off, .on, .auto] }
  /// Whether pictures are as large as can be.
  open var isHighResolutionCaptureEnabled = false
  /// The largest size; without a width and a height the camera's format has it.
  open var maxPhotoDimensions = CMVideoDimensions()
  /// How good photographs may be at the cost of time.
  open var maxPhotoQualityPrioritization = QualityPrioritization.balanced
  /// The ways to compress a photograph that there are.
  open var availablePhotoCodecTypes: [AVVideoCodecType] { [.hevc, .jpeg] }
  /// Whether there are live photos, which there are not here.
  open var isLivePhotoCaptureSupported: Bool { false }
  /// Whether photographs are live photos.
  open var isLivePhotoCaptureEnabled = false
  /// Whether photographs can say how far things are, which they cannot here.
  open var isDepthDataDeliverySupported: Bool { false }
  /// Whether photographs say how far things are.
  open var isDepthDataDeliveryEnabled = false

  override final var mediaTypes: [AVMediaType] { [.video] }
}

extension AVCapturePhotoOutput {
  /// Whether a photograph is to be fast or good.
  public enum QualityPrioritization: Int, Sendable {
    case speed = 1
    case balanced = 2
    case quality = 3
  }
}

/// The methods by which a photograph is handed over.
@preconcurrency @MainActor
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
  /// Called first of all, when the settings are known.
  func photoOutput(
    _ output: AVCapturePhotoOutput,
    willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)

  /// Called before it is taken, when a device makes its sound.
  func photoOutput(
    _ output: AVCapturePhotoOutput,
    willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)

  /// Called when it is taken.
  func photoOutput(
    _ output: AVCapturePhotoOutput,
    didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)

  /// Called with the photograph.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?)

  /// Called last, when nothing more comes of it.
  func photoOutput(
    _ output: AVCapturePhotoOutput,
    didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
  public func photoOutput(
    _ output: AVCapturePhotoOutput,
    willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}

  public func photoOutput(
    _ output: AVCapturePhotoOutput,
    willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}

  public func photoOutput(
    _ output: AVCapturePhotoOutput,
    didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}

  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?
  ) {}

  public func photoOutput(
    _ output: AVCapturePhotoOutput,
    didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?
  ) {}
}
