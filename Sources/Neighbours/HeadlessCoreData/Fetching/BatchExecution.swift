import Foundation

/// Changes what stores have, past all contexts.
///
/// A private context does it, so that relationships and properties of
/// which no two objects may have the same keep to their rules.
struct BatchExecution {
  private let context: NSManagedObjectContext

  init(_ context: NSManagedObjectContext) {
    self.context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    self.context.persistentStoreCoordinator = context.persistentStoreCoordinator
    self.context.telling.isSilent = true
    self.context.mergePolicy = context.mergePolicy
  }

  func run(_ request: NSBatchDeleteRequest) throws -> NSBatchDeleteResult {
    var plan = request.fetchRequest.plan
    plan.resultType = .managedObjectResultType
    let objects =
      if let ids = request.objectIDs {
        ids.filter { context.source.row($0) != nil }.map { context.object(with: $0) }
      } else {
        try FetchExecution(plan, context).objects()
      }
    let ids = objects.map(\.objectID)
    for object in objects { context.delete(object) }
    try context.save()
    return NSBatchDeleteResult(
      result(ids, request.resultType.rawValue), request.resultType)
  }

  func run(_ request: NSBatchUpdateRequest) throws -> NSBatchUpdateResult {
    var plan = FetchPlan()
    plan.entityName = request.entityName
    plan.predicate = request.predicate
    plan.includesSubentities = request.includesSubentities
    let objects = try FetchExecution(plan, context).objects()
    for object in objects {
      for (key, value) in request.propertiesToUpdate ?? [:] {
        let name = (key.base as? NSPropertyDescription)?.name ?? key.base as? String ?? ""
        object.setValue(value is NSNull ? nil : value, forKey: name)
      }
    }
    try context.save()
    return NSBatchUpdateResult(
      result(objects.map(\.objectID), request.resultType.rawValue), request.resultType)
  }

  func run(_ request: NSBatchInsertRequest) throws -> NSBatchInsertResult {
    var objects: [NSManagedObject] = []
    for values in request.objectsToInsert ?? [] {
      let object = NSEntityDescription.insertNewObject(
        forEntityName: request.entityName, into: context)
      object.setValuesForKeys(values)
      objects.append(object)
    }
    try context.save()
    return NSBatchInsertResult(
      result(objects.map(\.objectID), request.resultType.rawValue), request.resultType)
  }

  private func result(_ ids: [NSManagedObjectID], _ type: UInt) -> Any {
    switch type {
    case 1: ids
    case 2: NSNumber(value: ids.count)
    default: NSNumber(value: true)
    }
  }
}
