public import Foundation
import HeadlessUIKit

/// All that a user can ask of an app on the lock screen, or with headphones.
@preconcurrency @MainActor
open class MPRemoteCommandCenter: NSObject {
  private override init() { super.init() }

  /// That of the app, which is that of the application of the test.
  open class func shared() -> MPRemoteCommandCenter {
    ApplicationScope.current.shared { MPRemoteCommandCenter() }
  }

  /// Play.
  public let playCommand = MPRemoteCommand("play")
  /// Rest.
  public let pauseCommand = MPRemoteCommand("pause")
  /// End.
  public let stopCommand = MPRemoteCommand("stop")
  /// Play or rest.
  public let togglePlayPauseCommand = MPRemoteCommand("togglePlayPause")
  /// The next one.
  public let nextTrackCommand = MPRemoteCommand("nextTrack")
  /// The one before.
  public let previousTrackCommand = MPRemoteCommand("previousTrack")
  /// On by some seconds.
  public let skipForwardCommand = MPSkipIntervalCommand("skipForward")
  /// Back by some seconds.
  public let skipBackwardCommand = MPSkipIntervalCommand("skipBackward")
  /// On for as long as a button is pressed.
  public let seekForwardCommand = MPRemoteCommand("seekForward")
  /// Back for as long as a button is pressed.
  public let seekBackwardCommand = MPRemoteCommand("seekBackward")
  /// To a place.
  public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand(
    "changePlaybackPosition")
  /// Faster or slower.
  public let changePlaybackRateCommand = MPChangePlaybackRateCommand("changePlaybackRate")
  /// In another order.
  public let changeShuffleModeCommand = MPRemoteCommand("changeShuffleMode")
  /// Again.
  public let changeRepeatModeCommand = MPRemoteCommand("changeRepeatMode")
  /// The rating.
  public let ratingCommand = MPRatingCommand("rating")
  /// It is liked.
  public let likeCommand = MPFeedbackCommand("like")
  /// It is not liked.
  public let dislikeCommand = MPFeedbackCommand("dislike")
  /// It is to be found again.
  public let bookmarkCommand = MPFeedbackCommand("bookmark")
  /// Another language.
  public let enableLanguageOptionCommand = MPRemoteCommand("enableLanguageOption")
  /// No other language.
  public let disableLanguageOptionCommand = MPRemoteCommand("disableLanguageOption")
}
