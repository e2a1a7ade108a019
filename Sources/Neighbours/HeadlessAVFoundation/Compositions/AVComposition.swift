public import Foundation

/// A sound or a film of parts of others.
@preconcurrency @MainActor
open class AVComposition: AVAsset {
  init() { super.init(place: nil) }

  /// The time until the last of its lines is over.
  open override var duration: CMTime {
    parts.reduce(.zero) { CMTimeMaximum($0, $1.timeRange.end) }
  }
  /// The size of its pictures.
  open override var naturalSize: CGSize { size ?? super.naturalSize }
  /// The lines of sound and pictures in it.
  open override var tracks: [AVAssetTrack] { parts }

  // MARK: The model

  final var parts: [AVMutableCompositionTrack] = []
  final var size: CGSize?
}
