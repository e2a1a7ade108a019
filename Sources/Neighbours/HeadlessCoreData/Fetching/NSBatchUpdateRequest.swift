import Foundation

/// The kinds of answers of an update of stores.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  /// Whether it was done.
  case statusOnlyResultType = 0
  /// The identifiers of what was updated.
  case updatedObjectIDsResultType = 1
  /// The number of updated objects.
  case updatedObjectsCountResultType = 2
}

/// Updates what stores have, and tells no context.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
  /// The entity's name.
  public let entityName: String
  /// The condition for objects.
  open var predicate: NSPredicate?
  /// Whether objects of entities are updated that inherit from the entity.
  open var includesSubentities = true
  /// The kind of answer.
  open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
  /// The values, by the names or descriptions of properties.
  open var propertiesToUpdate: [AnyHashable: Any]?

  /// Creates an update of an entity's objects.
  public init(entityName: String) { self.entityName = entityName }

  /// Creates an update of an entity's objects.
  public convenience init(entity: NSEntityDescription) {
    self.init(entityName: entity.name ?? "")
  }
}
