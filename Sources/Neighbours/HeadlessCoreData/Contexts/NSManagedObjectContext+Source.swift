import Foundation

extension NSManagedObjectContext {
  /// The source of objects.
  var source: ObjectSource {
    if let parent { return .parent(parent) }
    return persistentStoreCoordinator.map { .stores($0) } ?? .none
  }

  /// Returns what a context within this one is to read of an object.
  func row(_ id: NSManagedObjectID) -> StoredRow? {
    guard let object = registered(id) else { return source.row(id) }
    guard !object.isDeleted else { return nil }
    guard object.hasChanges else { return object.row ?? source.row(id) }
    return StoredRow(object.objectID, version: object.row?.version ?? 0, object.values)
  }
}
