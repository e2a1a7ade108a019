import Foundation

/// What an update of stores answers with.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  /// Whether it was done.
  case statusOnlyResultType = 0
  /// The identifiers of what was updated.
  case updatedObjectIDsResultType = 1
  /// How many were updated.
  case updatedObjectsCountResultType = 2
}

/// Updates what stores have, and tells no context.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
  /// The entity's name.
  public let entityName: String
  /// What objects must fulfil.
  open var predicate: NSPredicate?
  /// Whether objects of entities are updated that inherit from the entity.
  open var includesSubentities = true
  /// What is answered.
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
