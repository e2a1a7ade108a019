public import Foundation

extension AVCaptureDevice {
  /// The side that a camera looks at.
  public enum Position: Int, Sendable {
    case unspecified = 0
    /// Away from the user.
    case back = 1
    case front = 2
  }

  /// Whether a light is on.
  public enum TorchMode: Int, Sendable {
    case off = 0
    case on = 1
    /// If it is dark.
    case auto = 2
  }

  /// Whether a picture is taken with a flash.
  public enum FlashMode: Int, Sendable {
    case off = 0
    case on = 1
    /// If it is dark.
    case auto = 2
  }

  /// The way in which a camera focuses.
  public enum FocusMode: Int, Sendable {
    case locked = 0
    /// Once.
    case autoFocus = 1
    case continuousAutoFocus = 2
  }

  /// Whether a camera looks for what is sharp near to it or far from it.
  public enum AutoFocusRangeRestriction: Int, Sendable {
    case none = 0
    case near = 1
    case far = 2
  }

  /// The way in which a camera finds out how bright it is.
  public enum ExposureMode: Int, Sendable {
    case locked = 0
    /// Once.
    case autoExpose = 1
    case continuousAutoExposure = 2
    /// As the app says.
    case custom = 3
  }

  /// The way in which a camera finds out what is white.
  public enum WhiteBalanceMode: Int, Sendable {
    case locked = 0
    /// Once.
    case autoWhiteBalance = 1
    case continuousAutoWhiteBalance = 2
  }

  /// The brightest light.
  public nonisolated static let maxAvailableTorchLevel: Float = 1

  /// Posted when a camera sees something else, which none does here.
  public nonisolated static let subjectAreaDidChangeNotification = Notification.Name(
    "AVCaptureDeviceSubjectAreaDidChangeNotification")
}
