public import Foundation
public import HeadlessUIKit

extension SimulatedMedia {
  /// A line of pictures or of sound in a film, as a test says.
  public struct Track: Hashable, Sendable {
    /// Its kind.
    public var mediaType: AVMediaType
    /// The size of its pictures, before they are turned.
    public var naturalSize = CGSize.zero
    /// How its pictures are turned.
    public var preferredTransform = CGAffineTransform.identity
    /// The number of pictures in a second.
    public var nominalFrameRate: Float = 0
    /// The number of bits in a second.
    public var estimatedDataRate: Float = 0
    /// Its language, in three letters.
    public var languageCode: String?
    /// Whether it plays by itself.
    public var isEnabled = true
    /// How it is stored, as a number of four letters.
    var codec: FourCharCode?

    /// Creates a line of a kind.
    public init(_ mediaType: AVMediaType) { self.mediaType = mediaType }

    /// Returns a line of pictures.
    ///
    /// - Parameters:
    ///   - size: Their size, before they are turned.
    ///   - frameRate: The number of pictures in a second.
    ///   - transform: How they are turned.
    public static func video(
      _ size: CGSize, frameRate: Float = 30, transform: CGAffineTransform = .identity
    ) -> Self {
      var track = Self(.video)
      track.naturalSize = size
      track.nominalFrameRate = frameRate
      track.preferredTransform = transform
      track.codec = 0x6176_6331
      return track
    }

    /// Returns a line of sound.
    public static func audio(languageCode: String? = nil) -> Self {
      var track = Self(.audio)
      track.languageCode = languageCode
      track.codec = 0x6161_6320
      return track
    }

    /// The format in which it is stored, where that is known.
    var format: CMFormatDescription? {
      guard let codec else { return nil }
      let type = mediaType.rawValue.utf8.reduce(0) { $0 << 8 | FourCharCode($1) }
      return CMFormatDescription(
        .init(rawValue: type), .init(rawValue: codec),
        CMVideoDimensions(
          width: Int32(exactly: naturalSize.width.rounded()) ?? 0,
          height: Int32(exactly: naturalSize.height.rounded()) ?? 0))
    }
  }
}
