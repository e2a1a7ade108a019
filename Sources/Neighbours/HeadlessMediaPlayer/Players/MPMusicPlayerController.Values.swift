/// The state of a player.
public enum MPMusicPlaybackState: Int, Sendable {
  case stopped = 0
  case playing = 1
  case paused = 2
  /// Something else is heard.
  case interrupted = 3
  case seekingForward = 4
  case seekingBackward = 5
}

/// The part that a player plays again.
public enum MPMusicRepeatMode: Int, Sendable {
  /// What the user has chosen, which is nothing here.
  case `default` = 0
  case none = 1
  case one = 2
  case all = 3
}

/// In which order a player plays.
public enum MPMusicShuffleMode: Int, Sendable {
  /// As the user has chosen, which is in order here.
  case `default` = 0
  case off = 1
  case songs = 2
  /// Albums in any order.
  case albums = 3
}
