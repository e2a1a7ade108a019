import Locks

/// The requests of a block with changes.
final class PhotoChanges: Sendable {
  /// The changes of the block that runs, if one does.
  @TaskLocal static var current: PhotoChanges?

  // Proof: the block runs on one thread, and nothing else knows of the requests before it has ended.
  private let requests = Locked<[PHChangeRequest]>(unchecked: [])

  var all: [PHChangeRequest] { requests.withLockUnchecked { $0 } }

  func add(_ request: PHChangeRequest) { requests.withLock { $0.append(request) } }
}
