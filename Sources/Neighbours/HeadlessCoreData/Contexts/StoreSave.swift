import Foundation

/// Saves the changes of a context to the stores of its coordinator.
struct StoreSave {
  private let context: NSManagedObjectContext

  init(_ context: NSManagedObjectContext) { self.context = context }

  func run(_ objects: [NSManagedObject]) throws {
    guard let coordinator = context.persistentStoreCoordinator,
      !coordinator.persistentStores.isEmpty
    else { throw CoreDataErrors.noStore }
    let changes = try coordinator.lock.withLock { try save(objects, coordinator) }
    for other in context.telling.isSilent ? [] : coordinator.openContexts
    where other !== context && other.parent == nil && other.automaticallyMergesChangesFromParent {
      other.takeOver(changes)
    }
  }

  private func save(
    _ objects: [NSManagedObject], _ coordinator: NSPersistentStoreCoordinator
  ) throws -> SavedChanges {
    var ids: [NSManagedObjectID: NSManagedObjectID] = [:]
    for object in objects where object.isInserted && object.objectID.isTemporaryID {
      ids[object.objectID] = try context.permanentID(for: object)
    }
    var byStore: [(NSPersistentStore, [(NSManagedObject, StoreChange)])] = []
    for object in objects where !(object.isDeleted && object.status.contains(.inserted)) {
      let change = change(of: object, ids)
      guard let store = coordinator.store(of: change.id) else { throw CoreDataErrors.noStore }
      guard !store.isReadOnly else {
        throw CoreDataErrors.make(
          NSPersistentStoreSaveError, "The store is read only.",
          [NSFilePathErrorKey: store.url?.path ?? ""])
      }
      if let place = byStore.firstIndex(where: { $0.0 === store }) {
        byStore[place].1.append((object, change))
      } else {
        byStore.append((store, [(object, change)]))
      }
    }
    let saved = SavedChanges(objects, ids)
    for (store, changes) in byStore {
      let outcome = try transact(store.rows, changes, coordinator.managedObjectModel)
      try store.rows.commit(outcome.rows, removing: outcome.removed)
      take(outcome, changes, ids)
    }
    return saved
  }

  private func change(
    of object: NSManagedObject, _ ids: [NSManagedObjectID: NSManagedObjectID]
  ) -> StoreChange {
    if object.isFault { object.fire() }
    var values = object.values.map { ids.isEmpty ? $0 : $0.replacing(ids) }
    if object.entity.layout.hasTransients {
      for (place, property) in object.entity.layout.properties.enumerated()
      where property.isTransient { values[place] = object.entity.layout.defaults[place] }
    }
    return StoreChange(
      kind: object.isDeleted ? .delete : object.isInserted ? .insert : .update,
      id: ids[object.objectID] ?? object.objectID, entity: object.entity, base: object.row,
      values: values)
  }

  // MARK: Working out rows

  /// The outcome of changes.
  private struct Outcome {
    var rows: [StoredRow]
    var removed: [NSManagedObjectID]
    var merged: [NSManagedObjectID: NSManagedObjectID]
    var yielded: Set<NSManagedObjectID>
  }

  private func transact(
    _ store: RowStore, _ changes: [(NSManagedObject, StoreChange)], _ model: NSManagedObjectModel
  ) throws -> Outcome {
    let rule = (context.mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType
    var tables = store.tables
    for (_, change) in changes where change.kind != .delete {
      for constraint in change.entity.layout.constraints {
        tables = store.tables(
          indexing: [constraint[0]], of: change.entity.root.family.compactMap(\.name))
      }
    }
    var transaction = StoreTransaction(tables, rule, model.entitiesByName)
    transaction.apply(changes.map(\.1))
    if rule == .errorMergePolicyType { try complain(transaction, changes) }
    return Outcome(
      rows: transaction.rows, removed: Array(transaction.removed), merged: transaction.merged,
      yielded: transaction.yielded)
  }

  private func complain(
    _ transaction: StoreTransaction, _ changes: [(NSManagedObject, StoreChange)]
  ) throws {
    let objects = Dictionary(
      changes.map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    if !transaction.conflicts.isEmpty {
      throw CoreDataErrors.merge(
        transaction.conflicts.compactMap { change, row in
          objects[change.id].map { NSMergeConflict($0, base: change.base, row: row) }
        })
    }
    guard !transaction.collisions.isEmpty else { return }
    throw CoreDataErrors.constraints(
      transaction.collisions.compactMap { collision in
        guard let object = objects[collision.change.id] else { return nil }
        if let other = objects[collision.other] {
          return NSConstraintConflict(collision.names, [other, object], stored: nil)
        }
        return NSConstraintConflict(collision.names, [object], stored: collision.other)
      })
  }

  // MARK: Taking over what was saved

  private func take(
    _ outcome: Outcome, _ changes: [(NSManagedObject, StoreChange)],
    _ ids: [NSManagedObjectID: NSManagedObjectID]
  ) {
    let rows = Dictionary(
      outcome.rows.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let removed = Set(outcome.removed)
    for (object, change) in changes {
      context.changed[ObjectIdentifier(object)] = nil
      let id = outcome.merged[change.id] ?? change.id
      if object.isDeleted && !outcome.yielded.contains(id) || removed.contains(id) {
        context.forget(object)
        continue
      }
      if object.objectID != id {
        if let twin = context.registered(id), twin !== object {
          context.forget(object)
          if let row = rows[id] { twin.take(row) }
          continue
        }
        context.rename(object, to: id)
      }
      object.status = []
      if let row = rows[id] ?? context.source.row(id) { object.take(row) }
    }
    // What the store has changed besides, at the other ends of relationships.
    for row in outcome.rows {
      guard let object = context.registered(row.id), !object.isFault, object.row !== row,
        !object.hasChanges
      else { continue }
      object.take(row)
    }
  }
}
