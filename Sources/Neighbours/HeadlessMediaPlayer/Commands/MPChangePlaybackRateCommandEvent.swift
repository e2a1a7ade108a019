/// Playing faster or slower.
@preconcurrency @MainActor
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent {
  /// How fast.
  public internal(set) final var playbackRate: Float = 0
}
