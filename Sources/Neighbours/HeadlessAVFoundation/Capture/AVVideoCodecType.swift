/// A way to compress pictures.
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let hevc = Self(rawValue: "hvc1")
  public static let h264 = Self(rawValue: "avc1")
  public static let jpeg = Self(rawValue: "jpeg")
}

/// The key of the way to compress pictures.
public let AVVideoCodecKey = "AVVideoCodecKey"
