public import Foundation

/// The items that a player is to play.
open class MPMusicPlayerQueueDescriptor: NSObject {
  override init() { super.init() }

  /// Where items begin and end that are not to be played whole, by their names.
  final var times: [String: (start: Double?, end: Double?)] = [:]

  /// The entries that a queue gets.
  final var entries: [MusicQueue.Entry] {
    items.map { name, item in
      MusicQueue.Entry(item, from: times[name]?.start ?? 0, to: times[name]?.end)
    }
  }

  /// The items, with the names by which they have times.
  var items: [(String, MPMediaItem)] { [] }

  /// The item to begin with, if it is not the first.
  var firstItem: MPMediaItem? { nil }
}
