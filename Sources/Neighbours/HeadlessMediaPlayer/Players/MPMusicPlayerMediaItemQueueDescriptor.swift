public import Foundation

/// Items that a player is to play.
open class MPMusicPlayerMediaItemQueueDescriptor: MPMusicPlayerQueueDescriptor {
  /// Creates a description of the items that a question finds.
  public init(query: MPMediaQuery) {
    self.query = query
    itemCollection = MPMediaItemCollection(items: query.items ?? [])
    super.init()
  }

  /// Creates a description of some items.
  public init(itemCollection: MPMediaItemCollection) {
    query = MPMediaQuery()
    self.itemCollection = itemCollection
    super.init()
  }

  /// The question.
  public let query: MPMediaQuery
  /// The items.
  public let itemCollection: MPMediaItemCollection
  /// The item to begin with.
  open var startItem: MPMediaItem?

  /// Says where an item begins.
  open func setStartTime(_ startTime: TimeInterval, for mediaItem: MPMediaItem) {
    times[Self.name(of: mediaItem), default: (nil, nil)].start = startTime
  }

  /// Says where an item ends.
  open func setEndTime(_ endTime: TimeInterval, for mediaItem: MPMediaItem) {
    times[Self.name(of: mediaItem), default: (nil, nil)].end = endTime
  }

  override var items: [(String, MPMediaItem)] {
    itemCollection.items.map { (Self.name(of: $0), $0) }
  }

  override var firstItem: MPMediaItem? { startItem }

  private static func name(of item: MPMediaItem) -> String { "\(item.persistentID)" }
}
