import Foundation

/// The parts of a request, whatever it answers with.
struct FetchPlan {
  var entity: NSEntityDescription?
  var entityName: String?
  var managedClass: NSManagedObject.Type?
  var predicate: NSPredicate?
  var sortDescriptors: [NSSortDescriptor]?
  var limit = 0
  var offset = 0
  var includesSubentities = true
  var includesPendingChanges = true
  var returnsObjectsAsFaults = true
  var refreshes = false
  var resultType = NSFetchRequestResultType.managedObjectResultType
  var properties: [Any]?
  var groups: [Any]?
  var having: NSPredicate?
  var isDistinct = false
  var batchSize = 0
  var includesPropertyValues = true
  var prefetched: [String]?

  /// Returns the entity in a model.
  func entity(in model: NSManagedObjectModel) -> NSEntityDescription? {
    if let name = entity?.name ?? entityName { return model.entitiesByName[name] }
    return managedClass.flatMap { $0 == NSManagedObject.self ? nil : model.entity(of: $0) }
  }
}
