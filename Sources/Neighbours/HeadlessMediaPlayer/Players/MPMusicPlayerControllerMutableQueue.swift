/// What a player plays, while it is being changed.
open class MPMusicPlayerControllerMutableQueue: MPMusicPlayerControllerQueue {
  final var changes: [(inout MusicQueue) -> Void] = []

  /// Adds what is described behind an item, or at the beginning.
  open func insert(_ queueDescriptor: MPMusicPlayerQueueDescriptor, after item: MPMediaItem?) {
    changes.append { $0.insert(queueDescriptor.entries, after: item) }
  }

  /// Takes an item out.
  open func remove(_ item: MPMediaItem) { changes.append { $0.remove(item) } }
}
