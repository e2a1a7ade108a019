import Foundation

/// The saved changes of a context, by identifiers.
struct SavedChanges {
  var inserted: [NSManagedObjectID] = []
  var updated: [NSManagedObjectID] = []
  var deleted: [NSManagedObjectID] = []

  init() {}

  /// Reads the information of a notification, which has objects, identifiers or URLs of them.
  init(_ info: [AnyHashable: Any]) {
    inserted = Self.ids(info[NSInsertedObjectsKey] ?? info[NSInsertedObjectIDsKey])
    updated = Self.ids(info[NSUpdatedObjectsKey] ?? info[NSUpdatedObjectIDsKey])
    deleted = Self.ids(info[NSDeletedObjectsKey] ?? info[NSDeletedObjectIDsKey])
  }

  private static func ids(_ any: Any?) -> [NSManagedObjectID] {
    let ids: [NSManagedObjectID] =
      switch any {
      case let objects as Set<NSManagedObject>: objects.map(\.objectID)
      case let ids as Set<NSManagedObjectID>: Array(ids)
      case let ids as [NSManagedObjectID]: ids
      case let objects as [NSManagedObject]: objects.map(\.objectID)
      case let set as NSSet:
        set.allObjects.compactMap { ($0 as? NSManagedObject)?.objectID ?? $0 as? NSManagedObjectID }
      default: []
      }
    return ids.sorted { ($0.number, $0.entityName) < ($1.number, $1.entityName) }
  }
}

extension SavedChanges {
  /// What objects are to be saved.
  init(_ objects: [NSManagedObject]) {
    self.init()
    for object in objects {
      if object.isDeleted {
        deleted.append(object.objectID)
      } else if object.isInserted {
        inserted.append(object.objectID)
      } else {
        updated.append(object.objectID)
      }
    }
  }
}

extension SavedChanges {
  /// What objects are to be saved, by the identifiers that they will have.
  init(_ objects: [NSManagedObject], _ ids: [NSManagedObjectID: NSManagedObjectID]) {
    self.init(objects)
    inserted = inserted.map { ids[$0] ?? $0 }
  }
}
