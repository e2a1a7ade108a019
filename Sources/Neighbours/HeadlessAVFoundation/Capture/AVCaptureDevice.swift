public import Foundation
import HeadlessUIKit

/// A camera or a microphone.
///
/// As on a simulator there is no camera, unless a test says so with ``SimulatedCamera``.
@preconcurrency @MainActor
open class AVCaptureDevice: NSObject {
  private let mediaType: AVMediaType

  init(_ mediaType: AVMediaType, at position: Position) {
    self.mediaType = mediaType
    self.position = position
    super.init()
  }

  // MARK: Finding one

  /// The device for something, if there is one.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? {
    switch mediaType {
    case .video: AppCaptures.current.cameras.first
    case .audio: AppCaptures.current.microphone
    default: nil
    }
  }

  /// The device of a kind, if there is one.
  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? {
    if deviceType == .builtInMicrophone || mediaType == .audio {
      return AppCaptures.current.microphone
    }
    guard deviceType == .builtInWideAngleCamera else { return nil }
    return AppCaptures.current.cameras.first {
      position == .unspecified || $0.position == position
    }
  }

  /// All devices for something.
  open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] {
    mediaType == .video
      ? AppCaptures.current.cameras : [self.default(for: mediaType)].compactMap { $0 }
  }

  // MARK: May the app use it

  /// Whether the user lets the app use it.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    UserPermissions.current.status(of: resource(mediaType))
      .choose(.notDetermined, .restricted, .denied, else: .authorized)
  }

  /// Asks the user whether the app may use it.
  @preconcurrency open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) {
    UserPermissions.current.request(
      resource(mediaType), by: "AVCaptureDevice.requestAccess(for:completionHandler:)"
    ) { status in handler(![.denied, .restricted, .notDetermined].contains(status)) }
  }

  /// Asks the user whether the app may use it.
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool {
    await withCheckedContinuation { continuation in
      requestAccess(for: mediaType) { continuation.resume(returning: $0) }
    }
  }

  private class func resource(_ mediaType: AVMediaType) -> ProtectedResource {
    mediaType == .audio ? .microphone : .camera
  }

  // MARK: What it is

  /// The side that it looks at.
  public let position: Position
  /// Its kind.
  open var deviceType: DeviceType {
    mediaType == .audio ? .builtInMicrophone : .builtInWideAngleCamera
  }
  /// Its name.
  open var localizedName: String {
    mediaType == .audio ? "Microphone" : position == .front ? "Front Camera" : "Back Camera"
  }
  /// Its identifier.
  open var uniqueID: String { localizedName }

  /// Whether it is for something.
  open func hasMediaType(_ mediaType: AVMediaType) -> Bool { mediaType == self.mediaType }

  // MARK: How it works

  /// Begins to change how it works.
  open func lockForConfiguration() throws {}

  /// Ends changing how it works.
  open func unlockForConfiguration() {}

  /// Whether it has a light.
  open var hasTorch: Bool { mediaType == .video && position == .back }
  /// Whether the light can be turned on now.
  open var isTorchAvailable: Bool { hasTorch }
  /// Whether it has a flash.
  open var hasFlash: Bool { hasTorch }
  /// Whether the light is on.
  open var torchMode = TorchMode.off
  /// Whether the light is on.
  open var isTorchActive: Bool { torchMode == .on }
  /// The way in which it focuses.
  open var focusMode = FocusMode.continuousAutoFocus
  /// The point of interest.
  open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
  /// The zoom.
  open var videoZoomFactor: CGFloat = 1

  /// Turns the light on.
  open func setTorchModeOn(level torchLevel: Float) throws { torchMode = .on }

  /// Whether it can look for what is sharp in a way.
  open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { true }

  /// Whether the light can be so.
  open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { hasTorch }
}

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

  /// The kind of a device.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A camera that sees much.
    public static let builtInWideAngleCamera = Self(
      rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    /// A camera that sees more.
    public static let builtInUltraWideCamera = Self(
      rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    /// A camera that sees far.
    public static let builtInTelephotoCamera = Self(
      rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
    public static let builtInDualCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    /// A camera that sees how far things are.
    public static let builtInTrueDepthCamera = Self(
      rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
    public static let builtInMicrophone = Self(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
  }
}

/// Whether the user lets an app use something.
public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  /// The user may not say.
  case restricted = 1
  case denied = 2
  case authorized = 3
}
