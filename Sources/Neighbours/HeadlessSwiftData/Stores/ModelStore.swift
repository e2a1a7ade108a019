import HeadlessUIKit
import Locks

/// The rows of a store, which contexts read and write on any thread.
final class ModelStore: Sendable {
  struct Row {
    var values: ModelRow
    /// The save that wrote it last.
    var save: Int
  }

  /// The rows of an entity, in the order in which they came.
  struct Table {
    var order: [PersistentIdentifier] = []
    var rows: [PersistentIdentifier: Row] = [:]

    subscript(identifier: PersistentIdentifier) -> ModelRow? { rows[identifier]?.values }

    mutating func write(_ values: ModelRow, for identifier: PersistentIdentifier, in save: Int) {
      if rows[identifier] == nil { order.append(identifier) }
      rows[identifier] = Row(values: values, save: save)
    }

    mutating func remove(_ identifiers: Set<PersistentIdentifier>) {
      order.removeAll(where: identifiers.contains)
      for identifier in identifiers { rows[identifier] = nil }
    }
  }

  struct Content {
    var tables: [String: Table] = [:]
    /// How many saves there were.
    var save = 0
    /// The version of the classes that the rows are of; `nil` before the first.
    var version: Schema.Version?

    func row(_ identifier: PersistentIdentifier) -> Row? {
      tables[identifier.entityName]?.rows[identifier]
    }
  }

  let name: String
  // Proof: rows are replaced, never changed, and what they have is used as on a device.
  private let kept = Locked(unchecked: Content())
  private let contexts = Locked<[Weak<ModelContext>]>([])

  init(name: String) { self.name = name }

  /// What the store has now.
  var content: Content { kept.withLockUnchecked { $0 } }

  /// Changes the rows, all at once.
  func change<R>(_ change: (inout Content) throws -> R) rethrows -> R {
    try kept.withLockUnchecked(change)
  }

  // MARK: Contexts

  func add(_ context: ModelContext) {
    let context = Weak(context)
    contexts.withLock { contexts in
      contexts.removeAll { $0.object == nil }
      contexts.append(context)
    }
  }

  /// Has the contexts of the main thread take what another one has saved.
  ///
  /// Others do that with their next fetch.
  func tell(of saving: ModelContext?) {
    for context in contexts.withLock({ $0 }) where context.object?.isOfMainThread == true {
      if context.object === saving { continue }
      if MainQueue.isCurrent {
        context.object?.merge()
      } else {
        MainTurn.post("SwiftData") { context.object?.merge() }
      }
    }
  }
}
