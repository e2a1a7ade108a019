import Foundation

/// The kinds of answers of an insertion into stores.
public enum NSBatchInsertRequestResultType: UInt, Sendable {
  /// Whether it was done.
  case statusOnly = 0
  /// The identifiers of what was inserted.
  case objectIDs = 1
  /// The number of inserted objects.
  case count = 2
}

/// Inserts into stores, and tells no context.
open class NSBatchInsertRequest: NSPersistentStoreRequest {
  /// The entity's name.
  public let entityName: String
  /// The values of each object, by the names of properties.
  open var objectsToInsert: [[String: Any]]?
  /// The kind of answer.
  open var resultType = NSBatchInsertRequestResultType.statusOnly

  /// Creates an insertion of objects with values by the names of properties.
  public init(entityName: String, objects dictionaries: [[String: Any]]) {
    self.entityName = entityName
    objectsToInsert = dictionaries
  }

  /// Creates an insertion of objects with values by the names of properties.
  public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
    self.init(entityName: entity.name ?? "", objects: dictionaries)
  }
}
