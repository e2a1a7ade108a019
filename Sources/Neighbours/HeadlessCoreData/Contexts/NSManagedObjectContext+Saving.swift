import Foundation

extension NSManagedObjectContext {
  /// Takes a new object of a context within this one.
  func adopt(_ id: NSManagedObjectID, _ entity: NSEntityDescription) {
    let object = object(with: id)
    object.status = .inserted
    object.values = entity.layout.defaults
    note(.inserted, object)
  }
}

extension NSManagedObjectContext {
  /// Returns the identifier with which a new object will be saved.
  func permanentID(for object: NSManagedObject) throws -> NSManagedObjectID {
    let store =
      assigned[object.objectID] ?? persistentStoreCoordinator?.store(for: object.entity)
    guard let store else { throw CoreDataErrors.noStore }
    return NSManagedObjectID(
      object.entity, number: store.rows.takeNumber(object.entity), store: store.identifier)
  }

  /// Lets an object have another identifier.
  func rename(_ object: NSManagedObject, to id: NSManagedObjectID) {
    let last = object.objectID
    objects[last] = nil
    renamed[last] = id
    object.objectID = id
    objects[id] = WeakObject(object: object)
  }
}
