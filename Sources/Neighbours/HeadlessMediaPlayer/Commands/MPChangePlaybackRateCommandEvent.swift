/// Playing faster or slower.
@preconcurrency @MainActor
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent {
  /// The speed.
  public internal(set) final var playbackRate: Float = 0
}
