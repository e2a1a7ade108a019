import Synchronization

/// Where `UITraitCollection.current` is kept: one place for the process, and one for each
/// `performAsCurrent(_:)` under way.
final class CurrentTraits: Sendable {
  @TaskLocal static var bound: CurrentTraits?

  static var inForce: CurrentTraits { bound ?? processWide }

  init(_ traits: UITraitCollection) { storage = Mutex(traits) }

  var value: UITraitCollection {
    get { storage.withLock { $0 } }
    set { storage.withLock { $0 = newValue } }
  }

  private static let processWide = CurrentTraits(.device)

  private let storage: Mutex<UITraitCollection>
}
