import Foundation

/// What a deletion in stores answers with.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  /// Whether it was done.
  case resultTypeStatusOnly = 0
  /// The identifiers of what was deleted.
  case resultTypeObjectIDs = 1
  /// How many were deleted.
  case resultTypeCount = 2
}

/// Deletes what stores have, and tells no context.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  /// What is deleted.
  public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  /// What is answered.
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  let objectIDs: [NSManagedObjectID]?

  /// Creates a deletion of what a request is for.
  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
    fetchRequest = fetch
    objectIDs = nil
  }

  /// Creates a deletion of objects.
  public init(objectIDs: [NSManagedObjectID]) {
    fetchRequest = NSFetchRequest()
    self.objectIDs = objectIDs
  }
}
