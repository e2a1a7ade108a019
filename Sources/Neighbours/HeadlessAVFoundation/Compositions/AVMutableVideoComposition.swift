public import Foundation

/// How the pictures of a film are put together, as the app says.
@preconcurrency @MainActor
open class AVMutableVideoComposition: AVVideoComposition {
  /// Loads an asset, and returns what shows it as it is.
  open override class func videoComposition(
    withPropertiesOf asset: AVAsset
  ) async throws -> AVMutableVideoComposition {
    _ = try await asset.load(.tracks)
    return AVMutableVideoComposition(propertiesOf: asset)
  }

  /// The time from one picture to the next.
  open override var frameDuration: CMTime {
    get { facts.frameDuration }
    set { facts.frameDuration = newValue }
  }
  /// The size of the pictures.
  open override var renderSize: CGSize {
    get { facts.renderSize }
    set { facts.renderSize = newValue }
  }
  /// The number of pixels for each point of the size.
  open override var renderScale: Float {
    get { facts.renderScale }
    set { facts.renderScale = newValue }
  }
  /// How pictures are put together, from one stretch of time to the next.
  open override var instructions: [any AVVideoCompositionInstructionProtocol] {
    get { facts.instructions }
    set { facts.instructions = newValue }
  }
  /// What lets layers show with the pictures.
  open override var animationTool: AVVideoCompositionCoreAnimationTool? {
    get { facts.animationTool }
    set { facts.animationTool = newValue }
  }
  /// The line that says when there is a picture.
  open override var sourceTrackIDForFrameTiming: CMPersistentTrackID {
    get { facts.sourceTrackIDForFrameTiming }
    set { facts.sourceTrackIDForFrameTiming = newValue }
  }
}
