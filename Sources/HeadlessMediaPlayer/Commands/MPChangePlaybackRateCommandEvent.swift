import Foundation

/// Playing faster or slower.
@preconcurrency @MainActor
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent {
  /// How fast.
  public let playbackRate: Float

  init(_ command: MPRemoteCommand, playbackRate: Float, at timestamp: TimeInterval) {
    self.playbackRate = playbackRate
    super.init(command, at: timestamp)
  }
}
