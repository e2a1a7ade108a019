public import Foundation

/// Going to a place.
@preconcurrency @MainActor
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
  /// Where, in seconds.
  public internal(set) final var positionTime: TimeInterval = 0
}
