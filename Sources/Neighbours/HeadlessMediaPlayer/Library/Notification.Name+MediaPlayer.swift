public import Foundation

extension Notification.Name {
  /// Posted after the library has changed.
  public static let MPMediaLibraryDidChange = Notification.Name(
    "MPMediaLibraryDidChangeNotification")
  /// Posted after a player has begun to play, to rest, or to seek, or has ended.
  public static let MPMusicPlayerControllerPlaybackStateDidChange = Notification.Name(
    "MPMusicPlayerControllerPlaybackStateDidChangeNotification")
  /// Posted after a player has gone to another item.
  public static let MPMusicPlayerControllerNowPlayingItemDidChange = Notification.Name(
    "MPMusicPlayerControllerNowPlayingItemDidChangeNotification")
  /// Posted after there is something else for a player to play.
  public static let MPMusicPlayerControllerQueueDidChange = Notification.Name(
    "MPMusicPlayerControllerQueueDidChangeNotification")
}
