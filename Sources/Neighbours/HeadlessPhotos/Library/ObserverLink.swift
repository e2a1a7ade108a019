/// A way to an observer, which does not keep it.
final class ObserverLink: Sendable {
  // Proof: a weak reference may be read on any thread, and is never written again; what it leads to is
  // used on the main actor.
  nonisolated(unsafe) private weak var object: (any PHPhotoLibraryChangeObserver)?

  init(_ observer: any PHPhotoLibraryChangeObserver) { object = observer }

  var observer: (any PHPhotoLibraryChangeObserver)? { object }
}
