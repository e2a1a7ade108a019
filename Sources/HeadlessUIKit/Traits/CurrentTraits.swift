import FailureReporting

/// Stores `UITraitCollection.current`: once for the process, and once for each
/// `performAsCurrent(_:)` in progress.
final class CurrentTraits: Sendable {
  @TaskLocal static var bound: CurrentTraits?

  static var inForce: CurrentTraits { bound ?? processWide }

  init(_ traits: UITraitCollection) { storage = Locked(traits) }

  var value: UITraitCollection {
    get { storage.withLock { $0 } }
    set { storage.withLock { $0 = newValue } }
  }

  private static let processWide = CurrentTraits(.device)

  private let storage: Locked<UITraitCollection>
}
