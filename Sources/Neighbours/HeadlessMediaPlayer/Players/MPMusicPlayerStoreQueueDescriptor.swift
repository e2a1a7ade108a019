public import Foundation

/// Items of the store that a player is to play.
open class MPMusicPlayerStoreQueueDescriptor: MPMusicPlayerQueueDescriptor {
  /// Creates a description of items by what the store calls them.
  public init(storeIDs: [String]) {
    self.storeIDs = storeIDs
    super.init()
  }

  /// The store's names for them.
  open var storeIDs: [String]?
  /// The item to begin with.
  open var startItemID: String?

  /// Says where an item begins.
  open func setStartTime(_ startTime: TimeInterval, forItemWithStoreID storeID: String) {
    times[storeID, default: (nil, nil)].start = startTime
  }

  /// Says where an item ends.
  open func setEndTime(_ endTime: TimeInterval, forItemWithStoreID storeID: String) {
    times[storeID, default: (nil, nil)].end = endTime
  }

  /// The items that the store has.
  override var items: [(String, MPMediaItem)] {
    (storeIDs ?? []).compactMap { id in
      MediaLibrary.current.item(withStoreID: id).map { (id, $0) }
    }
  }

  override var firstItem: MPMediaItem? {
    startItemID.flatMap { MediaLibrary.current.item(withStoreID: $0) }
  }
}
