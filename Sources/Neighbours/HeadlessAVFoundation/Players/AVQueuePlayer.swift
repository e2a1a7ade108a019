/// A player of several items, one after the other.
@preconcurrency @MainActor
open class AVQueuePlayer: AVPlayer {
  private var queue: [AVPlayerItem] = []

  /// Creates a player without items.
  public override init() {
    super.init()
    actionAtItemEnd = .advance
  }

  /// Creates a player of items.
  public init(items: [AVPlayerItem]) {
    queue = items
    super.init(playerItem: items.first)
    actionAtItemEnd = .advance
  }

  /// Creates a player of an item.
  public override init(playerItem item: AVPlayerItem?) {
    queue = item.map { [$0] } ?? []
    super.init(playerItem: item)
    actionAtItemEnd = .advance
  }

  /// The items that are still to play, and the one that plays.
  open func items() -> [AVPlayerItem] { queue }

  /// Goes on to the next item.
  open func advanceToNextItem() {
    guard !queue.isEmpty else { return }
    queue.removeFirst()
    super.replaceCurrentItem(with: queue.first)
  }

  /// Whether an item can stand behind another one.
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
    !queue.contains { $0 === item } && item.player == nil
      && (afterItem == nil || queue.contains { $0 === afterItem })
  }

  /// Puts an item behind another one, or at the end.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    guard canInsert(item, after: afterItem) else {
      return MediaWords.raise(
        "An AVPlayerItem can occupy only one position in a player's queue at a time.",
        by: "AVQueuePlayer.insert(_:after:)")
    }
    let place = afterItem.flatMap { after in queue.firstIndex { $0 === after } }
    queue.insert(item, at: place.map { $0 + 1 } ?? queue.count)
    if queue.first === item { super.replaceCurrentItem(with: item) }
  }

  /// Takes an item away.
  open func remove(_ item: AVPlayerItem) {
    guard queue.first !== item else { return advanceToNextItem() }
    queue.removeAll { $0 === item }
  }

  /// Takes all items away.
  open func removeAllItems() {
    queue = []
    super.replaceCurrentItem(with: nil)
  }

  /// Plays another item in the place of the one that plays.
  open override func replaceCurrentItem(with item: AVPlayerItem?) {
    if !queue.isEmpty { queue.removeFirst() }
    if let item { queue.insert(item, at: 0) }
    super.replaceCurrentItem(with: item ?? queue.first)
  }

  override var itemAfterEnd: AVPlayerItem? { queue.dropFirst().first }

  override func goOn(after item: AVPlayerItem) { advanceToNextItem() }
}
