public import Foundation

extension AVCaptureDevice {
  /// The size, the speed and the pixels of a camera's pictures, or the format of a microphone's sound.
  @preconcurrency @MainActor
  open class Format: NSObject {
    /// The kind of media.
    public let mediaType: AVMediaType
    /// The size and the pixels of pictures.
    public let formatDescription: CMFormatDescription
    /// The numbers of pictures in a second.
    public let videoSupportedFrameRateRanges: [AVFrameRateRange]

    private init(
      _ mediaType: AVMediaType, _ formatDescription: CMFormatDescription,
      _ videoSupportedFrameRateRanges: [AVFrameRateRange]
    ) {
      self.mediaType = mediaType
      self.formatDescription = formatDescription
      self.videoSupportedFrameRateRanges = videoSupportedFrameRateRanges
      super.init()
    }

    /// The largest zoom.
    open var videoMaxZoomFactor: CGFloat { mediaType == .video ? 16 : 1 }
    /// The angle from the left side of a picture to its right side, in degrees.
    open var videoFieldOfView: Float { mediaType == .video ? 68 : 0 }
    /// The sizes that photographs can have.
    open var supportedMaxPhotoDimensions: [CMVideoDimensions] {
      mediaType == .video ? [formatDescription.dimensions] : []
    }

    /// The formats of a device: cameras have each size twice, as on a device.
    static func all(for mediaType: AVMediaType) -> [Format] {
      guard mediaType == .video else {
        return [Format(mediaType, CMFormatDescription(.audio, .linearPCM, .init()), [])]
      }
      let pixels = [
        kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange,
        kCVPixelFormatType_420YpCbCr8BiPlanarFullRange,
      ].map(CMFormatDescription.MediaSubType.init)
      return sizes.flatMap { size in
        pixels.map { pixel in
          let dimensions = CMVideoDimensions(width: size.width, height: size.height)
          return Format(
            mediaType, CMFormatDescription(.video, pixel, dimensions),
            [AVFrameRateRange(1, size.frameRate)])
        }
      }
    }

    private static let sizes: [(width: Int32, height: Int32, frameRate: Double)] = [
      (640, 480, 60), (1_280, 720, 60), (1_920, 1_080, 60), (3_840, 2_160, 30),
    ]

    /// The format that a device has at first: its only one, or that of most films.
    static func usual(of formats: [Format]) -> Format {
      formats.first { $0.formatDescription.dimensions.width == 1_920 } ?? formats[0]
    }
  }
}
