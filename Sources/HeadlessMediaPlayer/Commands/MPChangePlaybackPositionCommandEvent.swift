public import Foundation

/// Going to a place.
@preconcurrency @MainActor
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
  /// Where, in seconds.
  public let positionTime: TimeInterval

  init(_ command: MPRemoteCommand, positionTime: TimeInterval, at timestamp: TimeInterval) {
    self.positionTime = positionTime
    super.init(command, at: timestamp)
  }
}
