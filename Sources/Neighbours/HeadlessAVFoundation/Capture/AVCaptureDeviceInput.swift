import Foundation

/// An input of a camera or a microphone into a session.
@preconcurrency @MainActor
open class AVCaptureDeviceInput: AVCaptureInput {
  /// Creates what comes from a device; throws where the user does not let the app use it.
  public init(device: AVCaptureDevice) throws {
    self.device = device
    let type: AVMediaType = device.hasMediaType(.audio) ? .audio : .video
    let status = AVCaptureDevice.authorizationStatus(for: type)
    if status == .denied || status == .restricted {
      throw AVError(.applicationIsNotAuthorizedToUseDevice)
    }
    super.init()
  }

  /// The device.
  public let device: AVCaptureDevice

  override final var mediaTypes: [AVMediaType] {
    device.hasMediaType(.audio) ? [.audio] : [.video, .metadataObject]
  }
}
