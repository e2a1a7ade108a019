import Foundation

extension NSManagedObjectContext {
  /// Takes over what was saved elsewhere.
  func merge(_ changes: SavedChanges) {
    for id in changes.updated { mergeUpdate(id) }
    for id in changes.inserted where source.row(id) != nil {
      let object = object(with: id)
      pending.note(.inserted, object)
    }
    for id in changes.deleted {
      guard let object = registered(id) else { continue }
      if object.isFault { object.values = object.entity.layout.defaults.map { _ in .nothing } }
      object.status = .deleted
      pending.note(.deleted, object)
      forget(object)
    }
    tellPending()
    for child in openChildren where child.automaticallyMergesChangesFromParent {
      child.takeOver(changes)
    }
  }

  private func mergeUpdate(_ id: NSManagedObjectID) {
    guard let object = registered(id) ?? (observers.isEmpty ? nil : object(with: id)) else {
      return
    }
    guard let row = source.row(object.objectID) else { return }
    if object.hasChanges, !object.isFault {
      overlay(object, on: row)
    } else if !object.isFault {
      object.take(row)
    }
    pending.note(.refreshed, object)
  }

  /// Takes over what was saved elsewhere, in a later turn.
  func takeOver(_ changes: SavedChanges) {
    ContextTurns.enqueue { [weak self] in
      guard let self else { return }
      self.lock.withLock { self.merge(changes) }
    }
  }
}
