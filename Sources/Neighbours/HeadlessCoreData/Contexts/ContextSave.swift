import Foundation

/// Saves the changes of a context: to the stores, or to the context around it.
struct ContextSave {
  private let context: NSManagedObjectContext

  init(_ context: NSManagedObjectContext) { self.context = context }

  /// The number of times that objects may change others before they are saved.
  private static let rounds = 100

  func run() throws {
    context.tellPending()
    guard context.hasChanges else { return }
    tellObjects()
    if !context.telling.isSilent {
      NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: context)
    }
    context.tellPending()
    let objects = context.changedInOrder
    try validate(objects)
    let (inserted, updated, deleted) = (
      objects.filter(\.isInserted), objects.filter(\.isUpdated),
      objects.filter { $0.isDeleted && !$0.status.contains(.inserted) }
    )
    if let parent = context.parent {
      parent.lock.withLock { push(objects, to: parent) }
      settle(inserted + updated, deleted)
    } else {
      try StoreSave(context).run(objects)
    }
    if !context.telling.isSilent { tellOthers(inserted, updated, deleted) }
  }

  /// Lets objects prepare, which may change them and others.
  private func tellObjects() {
    var told: Set<ObjectIdentifier> = []
    for _ in 0..<Self.rounds {
      let objects = context.changedInOrder.filter { told.insert(ObjectIdentifier($0)).inserted }
      guard !objects.isEmpty else { return }
      for object in objects { object.willSave() }
      context.tellPending()
    }
  }

  private func validate(_ objects: [NSManagedObject]) throws {
    var errors: [NSError] = []
    for object in objects {
      do {
        if object.isDeleted {
          try object.validateForDelete()
        } else if object.isInserted {
          try object.validateForInsert()
        } else {
          try object.validateForUpdate()
        }
      } catch {
        let error = error as NSError
        errors += error.userInfo[NSDetailedErrorsKey] as? [NSError] ?? [error]
      }
    }
    if !errors.isEmpty { throw CoreDataErrors.several(errors) }
  }

  // MARK: To the context around

  private func push(_ objects: [NSManagedObject], to parent: NSManagedObjectContext) {
    for object in objects where object.isInserted {
      guard parent.registered(object.objectID) == nil else { continue }
      parent.adopt(object.objectID, object.entity)
    }
    for object in objects where !object.isDeleted {
      let twin = parent.object(with: object.objectID)
      twin.fire()
      let base =
        object.isInserted ? object.entity.layout.defaults : object.row?.values ?? twin.values
      for (place, value) in object.values.enumerated() where value != base[place] {
        twin.write(value.replacing(parent.renamed), at: place)
      }
    }
    for object in objects where object.isDeleted {
      if let twin = parent.registered(object.objectID) ?? known(object, in: parent) {
        parent.delete(twin)
      }
    }
    parent.tellPending()
    let changes = SavedChanges(objects)
    for sibling in parent.openChildren
    where sibling !== context && sibling.automaticallyMergesChangesFromParent {
      sibling.takeOver(changes)
    }
  }

  private func known(
    _ object: NSManagedObject, in parent: NSManagedObjectContext
  ) -> NSManagedObject? {
    object.objectID.isTemporaryID ? nil : parent.object(with: object.objectID)
  }

  /// Lets objects be what was saved.
  private func settle(_ saved: [NSManagedObject], _ deleted: [NSManagedObject]) {
    for object in saved {
      object.row = StoredRow(object.objectID, version: object.row?.version ?? 0, object.values)
      object.status = []
      context.changed[ObjectIdentifier(object)] = nil
    }
    for object in deleted { context.forget(object) }
  }

  // MARK: Telling of it

  private func tellOthers(
    _ inserted: [NSManagedObject], _ updated: [NSManagedObject], _ deleted: [NSManagedObject]
  ) {
    let lists = [
      (NSInsertedObjectsKey, NSInsertedObjectIDsKey, inserted),
      (NSUpdatedObjectsKey, NSUpdatedObjectIDsKey, updated),
      (NSDeletedObjectsKey, NSDeletedObjectIDsKey, deleted),
    ]
    var info: [AnyHashable: Any] = [:]
    var identifiers: [AnyHashable: Any] = [:]
    for (key, idKey, objects) in lists where !objects.isEmpty {
      info[key] = Set(objects)
      identifiers[idKey] = Set(objects.map(\.objectID))
    }
    let center = NotificationCenter.default
    center.post(name: .NSManagedObjectContextDidSave, object: context, userInfo: info)
    center.post(
      name: NSManagedObjectContext.didSaveObjectIDsNotification, object: context,
      userInfo: identifiers)
    for object in inserted + updated + deleted { object.didSave() }
  }
}
