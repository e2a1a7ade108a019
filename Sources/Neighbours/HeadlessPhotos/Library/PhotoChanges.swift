/// The requests of a block with changes.
final class PhotoChanges: Sendable {
  /// The changes of the block that runs, if one does.
  @TaskLocal static var current: PhotoChanges?

  // Proof: the block runs on one thread, and no other code knows of it before it has ended.
  nonisolated(unsafe) private var requests: [PHChangeRequest] = []

  var all: [PHChangeRequest] { requests }

  func add(_ request: PHChangeRequest) { requests.append(request) }
}
