import FailureReporting
public import HeadlessUIKit
import Locks

/// Keeps the things of an app that a user can find.
///
/// It keeps them for the test that runs, which reads them with ``SimulatedSpotlight/items``.
open class CSSearchableIndex: NSObject {
  // Proof: it has no state of its own; what it keeps is in the scope of the test, under a lock.
  private static let only = Unchecked(CSSearchableIndex())

  private override init() { super.init() }

  /// Creates an index of the app's own.
  public init(name: String) { super.init() }

  /// The index.
  open class func `default`() -> CSSearchableIndex { only.value }

  /// Returns whether a device keeps such things.
  open class func isIndexingAvailable() -> Bool { true }

  /// Keeps items, each instead of the one with the same identifier.
  @preconcurrency open func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    let items = items.map(SearchableItems.Entry.init)
    change(completionHandler) { $0.add(items) }
  }

  /// Keeps items, each instead of the one with the same identifier.
  open nonisolated(nonsending) func indexSearchableItems(_ items: [CSSearchableItem]) async throws {
    SearchableItems.current.add(items.map(SearchableItems.Entry.init))
  }

  /// Drops items of some identifiers.
  @preconcurrency open func deleteSearchableItems(
    withIdentifiers identifiers: [String],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { change(completionHandler) { $0.remove { identifiers.contains($0) } } }

  /// Drops items of some identifiers.
  open nonisolated(nonsending) func deleteSearchableItems(withIdentifiers identifiers: [String])
    async throws
  {
    SearchableItems.current.remove { identifiers.contains($0) }
  }

  /// Drops all that belongs to some identifiers, or to what these begin.
  @preconcurrency open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { change(completionHandler) { $0.remove(domains: domainIdentifiers) } }

  /// Drops all that belongs to some identifiers, or to what these begin.
  open nonisolated(nonsending) func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String]
  ) async throws {
    SearchableItems.current.remove(domains: domainIdentifiers)
  }

  /// Drops everything.
  @preconcurrency open func deleteAllSearchableItems(
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { change(completionHandler) { $0.remove { _ in true } } }

  /// Drops everything.
  open nonisolated(nonsending) func deleteAllSearchableItems() async throws {
    SearchableItems.current.remove { _ in true }
  }

  /// Changes what is kept, on a later turn.
  private func change(
    _ completion: (@Sendable ((any Error)?) -> Void)?,
    _ change: @escaping @Sendable (SearchableItems) -> Void
  ) {
    MainTurn.post("CSSearchableIndex") {
      change(.current)
      completion?(nil)
    }
  }
}
