/// The format of pictures or of sound.
public final class CMFormatDescription: Sendable {
  /// Whether it is of pictures or of sound.
  public let mediaType: MediaType
  /// The format of the pixels or of the sound.
  public let mediaSubType: MediaSubType
  /// The size of the pictures; that of a sound has no width and no height.
  public let dimensions: CMVideoDimensions

  init(_ mediaType: MediaType, _ mediaSubType: MediaSubType, _ dimensions: CMVideoDimensions) {
    self.mediaType = mediaType
    self.mediaSubType = mediaSubType
    self.dimensions = dimensions
  }

  /// What a format is of.
  public struct MediaType: RawRepresentable, Hashable, Sendable {
    public let rawValue: FourCharCode

    public init(rawValue: FourCharCode) { self.rawValue = rawValue }

    public static let video = Self(rawValue: 0x7669_6465)
    public static let audio = Self(rawValue: 0x736F_756E)
  }

  /// How pixels or sound are stored.
  public struct MediaSubType: RawRepresentable, Hashable, Sendable {
    public let rawValue: FourCharCode

    public init(rawValue: FourCharCode) { self.rawValue = rawValue }

    /// Sound that is not compressed.
    public static let linearPCM = Self(rawValue: 0x6C70_636D)
  }
}

/// The format of pictures.
public typealias CMVideoFormatDescription = CMFormatDescription

/// Returns the size of pictures.
public func CMVideoFormatDescriptionGetDimensions(
  _ videoDesc: CMVideoFormatDescription
) -> CMVideoDimensions { videoDesc.dimensions }

/// Returns the format of the pixels or of the sound.
public func CMFormatDescriptionGetMediaSubType(_ desc: CMFormatDescription) -> FourCharCode {
  desc.mediaSubType.rawValue
}
