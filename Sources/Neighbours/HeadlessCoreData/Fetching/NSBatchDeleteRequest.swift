import Foundation

/// The kinds of answers of a deletion in stores.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  /// Whether it was done.
  case resultTypeStatusOnly = 0
  /// The identifiers of what was deleted.
  case resultTypeObjectIDs = 1
  /// The number of deleted objects.
  case resultTypeCount = 2
}

/// Deletes what stores have, and tells no context.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  /// The request for the deleted objects.
  public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  /// The kind of answer.
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
