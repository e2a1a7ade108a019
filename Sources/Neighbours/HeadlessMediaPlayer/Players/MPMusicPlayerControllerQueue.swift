public import Foundation

/// The queue of a player.
@preconcurrency @MainActor
open class MPMusicPlayerControllerQueue: NSObject {
  init(_ items: [MPMediaItem]) {
    self.items = items
    super.init()
  }

  /// The items, in the order in which they are played.
  public final let items: [MPMediaItem]
}
