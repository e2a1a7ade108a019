/// What a player does.
public enum MPMusicPlaybackState: Int, Sendable {
  /// Nothing.
  case stopped = 0
  /// It plays.
  case playing = 1
  /// It rests.
  case paused = 2
  /// Something else is heard.
  case interrupted = 3
  /// It runs ahead.
  case seekingForward = 4
  /// It runs back.
  case seekingBackward = 5
}

/// What a player plays again.
public enum MPMusicRepeatMode: Int, Sendable {
  /// What the user has chosen, which is nothing here.
  case `default` = 0
  /// Nothing.
  case none = 1
  /// The item.
  case one = 2
  /// All items.
  case all = 3
}

/// In which order a player plays.
public enum MPMusicShuffleMode: Int, Sendable {
  /// As the user has chosen, which is in order here.
  case `default` = 0
  /// In order.
  case off = 1
  /// In any order.
  case songs = 2
  /// Albums in any order.
  case albums = 3
}
