import HeadlessUIKit

/// Plays something.
open class INPlayMediaIntent: INIntent {
  /// What is played.
  public final let mediaItems: [INMediaItem]?
  /// What it is part of.
  public final let mediaContainer: INMediaItem?
  /// Whether it is played in any order.
  public final let playShuffled: Bool?
  /// Whether it goes on where it was stopped.
  public final let resumePlayback: Bool?
  /// How fast it is played.
  public final let playbackSpeed: Double?

  /// Creates one.
  public init(
    mediaItems: [INMediaItem]? = nil, mediaContainer: INMediaItem? = nil,
    playShuffled: Bool? = nil, playbackRepeatMode: INPlaybackRepeatMode = .unknown,
    resumePlayback: Bool? = nil,
    playbackQueueLocation: INPlaybackQueueLocation = .unknown, playbackSpeed: Double? = nil,
    mediaSearch: INMediaSearch? = nil
  ) {
    self.mediaItems = mediaItems
    self.mediaContainer = mediaContainer
    self.playShuffled = playShuffled
    self.resumePlayback = resumePlayback
    self.playbackSpeed = playbackSpeed
    super.init()
  }
}

/// What is played again.
public enum INPlaybackRepeatMode: Int, Sendable {
  case unknown
  case none
  case all
  case one
}

/// When something is played.
public enum INPlaybackQueueLocation: Int, Sendable {
  case unknown
  case now
  case next
  case later
}
