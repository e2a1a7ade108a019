import Locks

/// Stores `UITraitCollection.current`: once for each application, whose screen sets it, and once for
/// each `performAsCurrent(_:)` in progress.
final class CurrentTraits: Sendable {
  @TaskLocal static var bound: CurrentTraits?

  static var inForce: CurrentTraits { bound ?? ApplicationScope.current.currentTraits }

  init(_ traits: UITraitCollection) { storage = Locked(traits) }

  var value: UITraitCollection {
    get { storage.withLock { $0 } }
    set { storage.withLock { $0 = newValue } }
  }

  private let storage: Locked<UITraitCollection>
}
