public import Foundation

/// How the pictures of a film are put together; here it keeps what it is given.
@preconcurrency @MainActor
open class AVVideoComposition: NSObject {
  /// Creates one that says nothing.
  public override init() { super.init() }

  /// Creates one that shows an asset as it is.
  public convenience init(propertiesOf asset: AVAsset) {
    self.init()
    facts = Facts(asset)
  }

  /// Loads an asset, and returns what shows it as it is.
  open class func videoComposition(
    withPropertiesOf asset: AVAsset
  ) async throws -> AVVideoComposition {
    _ = try await asset.load(.tracks)
    return AVVideoComposition(propertiesOf: asset)
  }

  /// The time from one picture to the next.
  open var frameDuration: CMTime { facts.frameDuration }
  /// The size of the pictures.
  open var renderSize: CGSize { facts.renderSize }
  /// The number of pixels for each point of the size.
  open var renderScale: Float { facts.renderScale }
  /// How pictures are put together, from one stretch of time to the next.
  open var instructions: [any AVVideoCompositionInstructionProtocol] { facts.instructions }
  /// What lets layers show with the pictures.
  open var animationTool: AVVideoCompositionCoreAnimationTool? { facts.animationTool }
  /// The line that says when there is a picture.
  open var sourceTrackIDForFrameTiming: CMPersistentTrackID { facts.sourceTrackIDForFrameTiming }

  // MARK: The model

  /// What it says.
  struct Facts {
    var frameDuration = CMTime.invalid
    var renderSize = CGSize.zero
    var renderScale: Float = 1
    var instructions: [any AVVideoCompositionInstructionProtocol] = []
    var animationTool: AVVideoCompositionCoreAnimationTool?
    var sourceTrackIDForFrameTiming = kCMPersistentTrackID_Invalid

    init() {}

    @MainActor init(_ asset: AVAsset) {
      let tracks = asset.tracks(withMediaType: .video)
      let rate = tracks.map(\.nominalFrameRate).max() ?? 0
      frameDuration =
        rate > 0
        ? CMTime(seconds: 1 / Double(rate), preferredTimescale: 60_000)
        : CMTime(value: 1, timescale: 30)
      if let first = tracks.first {
        let frame = CGRect(origin: .zero, size: first.naturalSize)
        renderSize = frame.applying(first.preferredTransform).size
      }
      let instruction = AVMutableVideoCompositionInstruction()
      instruction.timeRange = CMTimeRange(start: .zero, duration: asset.duration)
      instruction.layerInstructions = tracks.map { track in
        let layer = AVMutableVideoCompositionLayerInstruction(assetTrack: track)
        layer.setTransform(track.preferredTransform, at: .zero)
        return layer
      }
      instructions = [instruction]
    }
  }

  final var facts = Facts()
}
