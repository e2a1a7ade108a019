extension AVCaptureDevice {
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
    /// A camera that sees much and one that sees far.
    public static let builtInDualCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    /// A camera that sees much and one that sees more.
    public static let builtInDualWideCamera = Self(
      rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
    /// All three cameras.
    public static let builtInTripleCamera = Self(
      rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
    /// A camera that sees how far things are.
    public static let builtInTrueDepthCamera = Self(
      rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
    /// A camera that measures with light how far things are.
    public static let builtInLiDARDepthCamera = Self(
      rawValue: "AVCaptureDeviceTypeBuiltInLiDARDepthCamera")
    /// A camera with a cable.
    public static let external = Self(rawValue: "AVCaptureDeviceTypeExternal")
    /// The camera of a phone nearby.
    public static let continuityCamera = Self(rawValue: "AVCaptureDeviceTypeContinuityCamera")
    public static let microphone = Self(rawValue: "AVCaptureDeviceTypeMicrophone")
    public static let builtInMicrophone = Self(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
  }
}
