import Foundation
import HeadlessUIKit

extension NSManagedObjectContext {
  /// The model of the objects.
  var managedObjectModel: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

  /// Returns the object with an identifier if it is known here.
  func registered(_ id: NSManagedObjectID) -> NSManagedObject? {
    objects[id]?.object ?? renamed[id].flatMap { objects[$0]?.object }
  }

  // MARK: Noting changes

  /// Takes a new object.
  func insertNew(_ object: NSManagedObject) {
    object.managedObjectContext = self
    willChange(object)
    object.status.insert(.inserted)
    objects[object.objectID] = WeakObject(object: object)
    note(.inserted, object)
    object.awakeFromInsert()
  }

  /// Notes what an object is before it changes.
  func willChange(_ object: NSManagedObject) {
    object.audience?.send()
    guard undoManager != nil, mementos[ObjectIdentifier(object)] == nil else { return }
    mementos[ObjectIdentifier(object)] = ObjectMemento(
      object: object, status: object.status, values: object.values)
  }

  /// Notes that an object has changed.
  func didChange(_ object: NSManagedObject) {
    if object.status.isDisjoint(with: [.inserted, .deleted]) { object.status.insert(.updated) }
    note(.updated, object)
  }

  func note(_ kind: PendingChanges.Change, _ object: NSManagedObject) {
    if object.hasChanges, changed[ObjectIdentifier(object)] == nil {
      object.changeNumber = nextChangeNumber()
      changed[ObjectIdentifier(object)] = object
    }
    pending.note(kind, object)
    scheduleTelling()
  }

  /// The objects that have changed, in the order in which they did.
  var changedInOrder: [NSManagedObject] {
    changed.values.sorted { $0.changeNumber < $1.changeNumber }
  }

  private func scheduleTelling() {
    guard !telling.isScheduled, !telling.isUnderWay else { return }
    telling.isScheduled = true
    ContextTurns.enqueue { [weak self] in
      self?.telling.isScheduled = false
      self?.processPendingChanges()
    }
  }

  // MARK: Telling of changes

  /// Follows delete rules, and lets others know of changes.
  func tellPending() {
    guard !telling.isUnderWay else { return }
    telling.isUnderWay = true
    defer {
      telling.isUnderWay = false
      if !pending.isEmpty { scheduleTelling() }
    }
    if changed.values.contains(where: \.isDeleted) {
      propagateDeletes()
      dropDeletedInsertions()
    }
    guard !pending.isEmpty else { return }
    let changes = pending
    pending = PendingChanges()
    registerUndo()
    guard !telling.isSilent else { return }
    var info: [AnyHashable: Any] = [:]
    let keys: [(String, PendingChanges.Change)] = [
      (NSInsertedObjectsKey, .inserted), (NSUpdatedObjectsKey, .updated),
      (NSDeletedObjectsKey, .deleted), (NSRefreshedObjectsKey, .refreshed),
    ]
    for (key, kind) in keys {
      let objects = changes.objects(kind)
      if !objects.isEmpty { info[key] = Set(objects) }
    }
    NotificationCenter.default.post(
      name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: info)
    observers.removeAll { $0.observer == nil }
    for weak in observers { weak.observer?.contextDidChange(changes) }
  }

  /// Objects that were deleted before they were ever saved are gone.
  private func dropDeletedInsertions() {
    for object in changedInOrder
    where object.isDeleted && object.status.contains(.inserted) && undoManager == nil {
      forget(object)
    }
  }

  /// Follows the rules of relationships of objects that are to be deleted.
  func propagateDeletes() {
    while true {
      let deleted = changedInOrder.filter {
        $0.isDeleted && !$0.status.contains(.propagated)
      }
      guard !deleted.isEmpty else { return }
      for object in deleted {
        object.status.insert(.propagated)
        for (place, relationship) in object.entity.layout.relationships {
          propagate(object, place, relationship)
        }
      }
    }
  }

  private func propagate(
    _ object: NSManagedObject, _ place: Int, _ relationship: NSRelationshipDescription
  ) {
    let targets = object.stored(at: place).references.compactMap(object.resolve)
    for target in targets where !target.isDeleted {
      switch relationship.deleteRule {
      case .cascadeDeleteRule: delete(target)
      case .nullifyDeleteRule:
        if let inverse = EntityLayout.inversePlace(relationship) {
          target.unlink(object, at: inverse)
        }
      case .denyDeleteRule, .noActionDeleteRule: break
      }
    }
  }

  // MARK: Undoing

  private func registerUndo() {
    let changes = Array(mementos.values)
    mementos = [:]
    guard let undoManager, !changes.isEmpty else { return }
    MainActor.runUnchecked(with: (self, changes)) { context, restored in
      undoManager.registerUndo(withTarget: context) { $0.restore(restored) }
    }
  }

  private func restore(_ mementos: [ObjectMemento]) {
    for memento in mementos {
      let object = memento.object
      willChange(object)
      object.managedObjectContext = self
      object.status = memento.status
      object.values = memento.values
      objects[object.objectID] = WeakObject(object: object)
      if object.hasChanges {
        note(object.isDeleted ? .deleted : .updated, object)
      } else {
        changed[ObjectIdentifier(object)] = nil
        pending.note(object.objectID.isTemporaryID ? .deleted : .updated, object)
      }
    }
    tellPending()
  }

  // MARK: Going back

  /// Forgets an object, which is gone.
  func forget(_ object: NSManagedObject) {
    changed[ObjectIdentifier(object)] = nil
    objects[object.objectID] = nil
    object.managedObjectContext = nil
  }

  func undelete(_ object: NSManagedObject) {
    guard object.isDeleted else { return }
    object.status.subtract([.deleted, .propagated])
    if !object.hasChanges { changed[ObjectIdentifier(object)] = nil }
    note(.inserted, object)
  }

  func giveUpChanges() {
    tellPending()
    for object in changedInOrder {
      let wasDeleted = object.isDeleted
      if object.status.contains(.inserted) {
        pending.note(.deleted, object)
        forget(object)
        object.status = []
        continue
      }
      changed[ObjectIdentifier(object)] = nil
      object.status.subtract([.updated, .deleted, .propagated])
      if let row = object.row { object.take(row) }
      pending.note(wasDeleted ? .inserted : .refreshed, object)
    }
    mementos = [:]
    tellPending()
  }

  func forgetAll() {
    let all = registeredObjects
    for object in all {
      forget(object)
      object.turnIntoFault()
    }
    changed = [:]
    objects = [:]
    renamed = [:]
    mementos = [:]
    pending = PendingChanges()
    NotificationCenter.default.post(
      name: .NSManagedObjectContextObjectsDidChange, object: self,
      userInfo: [NSInvalidatedAllObjectsKey: Array(all)])
  }

  func reread(_ object: NSManagedObject, keepsChanges: Bool) {
    guard object.managedObjectContext === self, !object.status.contains(.inserted) else { return }
    guard keepsChanges, object.hasChanges else {
      changed[ObjectIdentifier(object)] = nil
      object.turnIntoFault()
      return note(.refreshed, object)
    }
    if let row = source.row(object.objectID) { overlay(object, on: row) }
    note(.refreshed, object)
  }

  /// Lets an object have the values of a row, but for values that were changed here.
  func overlay(_ object: NSManagedObject, on row: StoredRow) {
    let places = Set(object.changedPlaces)
    let values = object.values
    object.take(row)
    for place in places { object.values[place] = values[place] }
  }
}

/// An object's state before a change.
struct ObjectMemento {
  let object: NSManagedObject
  let status: NSManagedObject.Status
  let values: [StoredValue]
}
