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
    formats = Format.all(for: mediaType)
    activeFormat = Format.usual(of: formats)
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
    DiscoverySession(deviceTypes: [deviceType], mediaType: mediaType, position: position)
      .devices.first
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

  /// Whether it is there; a test puts cameras in with ``SimulatedCamera/isPresent``.
  open var isConnected: Bool {
    mediaType == .audio || AppCaptures.current.cameras.contains(self)
  }

  // MARK: How it works

  /// Begins to change how it works.
  open func lockForConfiguration() throws {}

  /// Ends changing how it works.
  open func unlockForConfiguration() {}

  private final var isCamera: Bool { mediaType == .video }

  // MARK: Its light

  /// Whether it has a light.
  open var hasTorch: Bool { isCamera && position == .back }
  /// Whether the light can be turned on now.
  open var isTorchAvailable: Bool { hasTorch }
  /// Whether it has a flash.
  open var hasFlash: Bool { hasTorch }
  /// Whether the flash can be used now.
  open var isFlashAvailable: Bool { hasFlash }
  /// Whether the light is on.
  open var torchMode = TorchMode.off {
    didSet { torchLevel = torchMode == .on ? Self.maxAvailableTorchLevel : 0 }
  }
  /// Whether the light is on.
  open var isTorchActive: Bool { torchMode == .on }
  /// The brightness of the light, from 0 to 1.
  open private(set) var torchLevel: Float = 0

  /// Turns the light on.
  open func setTorchModeOn(level torchLevel: Float) throws {
    torchMode = .on
    self.torchLevel = torchLevel
  }

  /// Whether the light can be so.
  open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { hasTorch }

  // MARK: What is sharp

  /// The way in which it focuses.
  open var focusMode = FocusMode.continuousAutoFocus
  /// The point of interest.
  open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
  /// Whether an app can say what is to be sharp.
  open var isFocusPointOfInterestSupported: Bool { isCamera }
  /// The distance of the nearest things that are sharp, in millimetres; it is not known here.
  open var minimumFocusDistance: Int { -1 }
  /// Whether it can focus slowly.
  open var isSmoothAutoFocusSupported: Bool { isCamera }
  /// Whether it focuses slowly.
  open var isSmoothAutoFocusEnabled = false
  /// Whether it can look only near to it or only far from it.
  open var isAutoFocusRangeRestrictionSupported: Bool { isCamera }
  /// Whether it looks only near to it or only far from it.
  open var autoFocusRangeRestriction = AutoFocusRangeRestriction.none

  /// Whether it can look for what is sharp in a way.
  open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { true }

  // MARK: How bright it is

  /// The way in which it finds out how bright it is.
  open var exposureMode = ExposureMode.continuousAutoExposure
  /// The point that is neither dark nor bright.
  open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
  /// Whether an app can say what is neither dark nor bright.
  open var isExposurePointOfInterestSupported: Bool { isCamera }
  /// How much brighter pictures are than they would be.
  open private(set) var exposureTargetBias: Float = 0
  /// The darkest that an app can have.
  open var minExposureTargetBias: Float { -8 }
  /// The brightest that an app can have.
  open var maxExposureTargetBias: Float { 8 }
  /// Whether it sees more in the dark, which most cameras cannot.
  open var isLowLightBoostSupported: Bool { false }
  /// Whether it sees more when it is dark.
  open var automaticallyEnablesLowLightBoostWhenAvailable = false

  /// Whether it can find out how bright it is in a way.
  open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { isCamera }

  /// Makes pictures brighter or darker; the handler hears in a later turn from when on they are so.
  @preconcurrency open func setExposureTargetBias(
    _ bias: Float, completionHandler handler: (@Sendable (CMTime) -> Void)? = nil
  ) {
    exposureTargetBias = bias
    guard let handler else { return }
    UIApplication.shared.mainLoop.enqueue("AVCaptureDevice") { handler(Self.hostTime) }
  }

  /// Makes pictures brighter or darker, and returns in a later turn from when on they are so.
  @discardableResult
  open func setExposureTargetBias(_ bias: Float) async -> CMTime {
    exposureTargetBias = bias
    await MainTurn.come("AVCaptureDevice")
    return Self.hostTime
  }

  private static var hostTime: CMTime {
    CMTime(seconds: CACurrentMediaTime(), preferredTimescale: 1_000_000_000)
  }

  // MARK: Colors

  /// The way in which it finds out what is white.
  open var whiteBalanceMode = WhiteBalanceMode.continuousAutoWhiteBalance

  /// Whether it can find out what is white in a way.
  open func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool { isCamera }

  // MARK: Zoom

  /// The smallest zoom.
  open var minAvailableVideoZoomFactor: CGFloat { 1 }
  /// The largest zoom.
  open var maxAvailableVideoZoomFactor: CGFloat { activeFormat.videoMaxZoomFactor }
  /// The zoom.
  open var videoZoomFactor: CGFloat {
    get { zoom.factor(at: MainTurn.now) }
    set { zoom = ZoomRamp(newValue) }
  }
  /// Whether the zoom changes.
  open var isRampingVideoZoom: Bool { zoom.isChanging(at: MainTurn.now) }

  /// Zooms in or out as time passes: the rate is how often the zoom doubles in a second.
  open func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) {
    zoom.go(to: factor, rate: rate, at: MainTurn.now)
  }

  /// Keeps the zoom as it is now.
  open func cancelVideoZoomRamp() { videoZoomFactor = zoom.factor(at: MainTurn.now) }

  private final var zoom = ZoomRamp(1)

  // MARK: Formats

  /// The formats that there are.
  public let formats: [Format]
  /// The format that it uses; with another one the times between pictures are the usual ones.
  open var activeFormat: Format {
    didSet { frameDurations = (nil, nil) }
  }
  /// The shortest time between two pictures; an invalid time makes it the usual one again.
  open var activeVideoMinFrameDuration: CMTime {
    get { frameDurations.shortest ?? usualFrameDuration }
    set { frameDurations.shortest = newValue.isValid ? newValue : nil }
  }
  /// The longest time between two pictures; an invalid time makes it the usual one again.
  open var activeVideoMaxFrameDuration: CMTime {
    get { frameDurations.longest ?? usualFrameDuration }
    set { frameDurations.longest = newValue.isValid ? newValue : nil }
  }
  /// Whether a notification tells of something else before the camera.
  open var isSubjectAreaChangeMonitoringEnabled = false

  /// What the app has set.
  private final var frameDurations: (shortest: CMTime?, longest: CMTime?) = (nil, nil)

  private final var usualFrameDuration: CMTime {
    isCamera ? CMTime(value: 1, timescale: 30) : .invalid
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
