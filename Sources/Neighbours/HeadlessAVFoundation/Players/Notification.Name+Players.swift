public import Foundation

extension Notification.Name {
  /// Posted when an item has played to its end.
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
  /// Posted when an item cannot be played to its end.
  public static let AVPlayerItemFailedToPlayToEndTime =
    AVPlayerItem.failedToPlayToEndTimeNotification
  /// Posted when an item has gone to another place.
  public static let AVPlayerItemTimeJumped = AVPlayerItem.timeJumpedNotification
  /// Posted when an item waits for what is to come, which none does here.
  public static let AVPlayerItemPlaybackStalled = AVPlayerItem.playbackStalledNotification
}
