public import Foundation

extension NSManagedObjectContext {
  /// Posted when objects of a context have changed.
  public static let didChangeObjectsNotification =
    Notification.Name.NSManagedObjectContextObjectsDidChange
  /// Posted before a context saves.
  public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
  /// Posted when a context has saved.
  public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
  /// Posted when a context has saved, with identifiers.
  public static let didSaveObjectIDsNotification = Notification.Name(
    "NSManagingContextDidSaveChangesObjectIDsNotification")

  /// The keys of a notification's information.
  public enum NotificationKey: String, Sendable {
    /// The objects that were inserted.
    case insertedObjects = "inserted"
    /// The objects that were updated.
    case updatedObjects = "updated"
    /// The objects that were deleted.
    case deletedObjects = "deleted"
    /// The objects that were read again.
    case refreshedObjects = "refreshed"
    /// Whether no object is what it was.
    case invalidatedAllObjects = "invalidatedAll"
    /// The identifiers of objects that were inserted.
    case insertedObjectIDs = "inserted_objectIDs"
    /// The identifiers of objects that were updated.
    case updatedObjectIDs = "updated_objectIDs"
    /// The identifiers of objects that were deleted.
    case deletedObjectIDs = "deleted_objectIDs"
  }
}

/// The key of the objects that were inserted.
public let NSInsertedObjectsKey = "inserted"

/// The key of the objects that were updated.
public let NSUpdatedObjectsKey = "updated"

/// The key of the objects that were deleted.
public let NSDeletedObjectsKey = "deleted"

/// The key of the objects that were read again.
public let NSRefreshedObjectsKey = "refreshed"

/// The key of the objects that are not what they were.
public let NSInvalidatedObjectsKey = "invalidated"

/// The key that says that no object is what it was.
public let NSInvalidatedAllObjectsKey = "invalidatedAll"

/// The key of the identifiers of objects that were inserted.
public let NSInsertedObjectIDsKey = "inserted_objectIDs"

/// The key of the identifiers of objects that were updated.
public let NSUpdatedObjectIDsKey = "updated_objectIDs"

/// The key of the identifiers of objects that were deleted.
public let NSDeletedObjectIDsKey = "deleted_objectIDs"
