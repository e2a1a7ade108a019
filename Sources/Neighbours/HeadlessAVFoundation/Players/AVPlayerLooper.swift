public import Foundation
public import HeadlessUIKit

/// Lets a player play an item over and over.
@preconcurrency @MainActor
open class AVPlayerLooper: NSObject, KeyValueObservable, ObservedObject {
  /// Whether it can be done.
  public enum Status: Int, Sendable {
    case unknown = 0
    case ready = 1
    case failed = 2
    case cancelled = 3
  }

  private weak var player: AVQueuePlayer?
  private let template: AVPlayerItem
  private let range: CMTimeRange
  private var storedStatus = Status.ready
  private var storedCount = 0
  private var token: (any NSObjectProtocol)?
  package final var observations: [Weak<NSKeyValueObservation>] = []

  /// Lets a player play an item over and over.
  public convenience init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
    self.init(player: player, templateItem: itemToLoop, timeRange: .invalid)
  }

  /// Lets a player play a part of an item over and over.
  public init(
    player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem, timeRange loopRange: CMTimeRange
  ) {
    self.player = player
    template = itemToLoop
    range = loopRange
    super.init()
    player.removeAllItems()
    for _ in 0..<Self.copies { player.insert(copy(), after: nil) }
    token = NotificationCenter.default.addObserver(
      forName: AVPlayerItem.didPlayToEndTimeNotification, object: nil, queue: nil
    ) { [weak self] notice in
      let item = notice.object.map { ObjectIdentifier($0 as AnyObject) }
      MainActor.runUnchecked { self?.hasPlayed(item) }
    }
  }

  /// The number of copies of the item that wait at a time.
  private static let copies = 3

  /// Whether it can be done.
  open var status: Status { storedStatus }
  /// The reason for the failure.
  open var error: (any Error)? { nil }
  /// The number of times that the item has been played.
  open var loopCount: Int { storedCount }
  /// The copies of the item.
  open var loopingPlayerItems: [AVPlayerItem] { player?.items() ?? [] }

  /// Lets the item play to its end, and no more.
  open func disableLooping() {
    storedStatus = .cancelled
    token.map { NotificationCenter.default.removeObserver($0) }
    guard let player else { return }
    for item in player.items().dropFirst() { player.remove(item) }
  }

  private final func copy() -> AVPlayerItem {
    let item = AVPlayerItem(asset: template.asset)
    if range.isValid {
      item.forwardPlaybackEndTime = range.end
      item.progression.move(to: range.start.seconds, at: MainTurn.now)
    }
    return item
  }

  private final func hasPlayed(_ item: ObjectIdentifier?) {
    guard storedStatus == .ready, let player, player.currentItem.map(ObjectIdentifier.init) == item
    else { return }
    observed(.loopCount) { storedCount += 1 }
    player.insert(copy(), after: nil)
  }
}
