public import Foundation

/// The abilities of all players.
@preconcurrency @MainActor
public protocol MPMediaPlayback {
  /// Gets ready, so that it plays at once.
  func prepareToPlay()
  /// Whether it is ready.
  var isPreparedToPlay: Bool { get }
  /// Lets it play from where it is.
  func play()
  /// Lets it rest where it is.
  func pause()
  /// Ends it.
  func stop()
  /// The time within it, in seconds.
  var currentPlaybackTime: TimeInterval { get set }
  /// How fast it plays; 0 while it rests.
  var currentPlaybackRate: Float { get set }
  /// Lets it run ahead.
  func beginSeekingForward()
  /// Lets it run back.
  func beginSeekingBackward()
  /// Lets it play again.
  func endSeeking()
}
