public import Foundation

/// A line of sound or pictures that is played.
@preconcurrency @MainActor
open class AVPlayerItemTrack: NSObject {
  /// The line.
  open var assetTrack: AVAssetTrack? { track }
  /// Whether it is played.
  open var isEnabled: Bool
  /// The number of pictures in a second that show.
  open var currentVideoFrameRate: Float { isEnabled ? track.nominalFrameRate : 0 }

  private final let track: AVAssetTrack

  init(_ track: AVAssetTrack) {
    self.track = track
    isEnabled = track.isEnabled
    super.init()
  }
}
