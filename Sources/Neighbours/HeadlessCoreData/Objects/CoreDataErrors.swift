import Foundation

/// The errors of Core Data, with its codes and words.
enum CoreDataErrors {
  static func make(_ code: Int, _ words: String, _ info: [String: Any] = [:]) -> NSError {
    NSError(
      domain: NSCocoaErrorDomain, code: code,
      userInfo: info.merging([NSLocalizedDescriptionKey: words]) { first, _ in first })
  }

  /// A value that cannot be saved.
  static func validation(
    _ code: Int, _ property: String, _ words: String, _ object: NSManagedObject, _ value: Any?
  ) -> NSError {
    var info: [String: Any] = [
      NSValidationKeyErrorKey: property, NSValidationObjectErrorKey: object,
    ]
    info[NSValidationValueErrorKey] = value
    return make(code, words, info)
  }

  /// One error for all that is wrong with what is to be saved.
  static func several(_ errors: [NSError]) -> NSError {
    if errors.count == 1 { return errors[0] }
    return make(
      NSValidationMultipleErrorsError, "Multiple validation errors occurred.",
      [NSDetailedErrorsKey: errors])
  }

  static func incompatibleModel(_ url: URL) -> NSError {
    make(
      NSPersistentStoreIncompatibleVersionHashError,
      "The managed object model version used to open the persistent store is incompatible with "
        + "the one that was used to create the persistent store.",
      [
        NSFilePathErrorKey: url.path,
        "reason":
          "The model used to open the store is incompatible with the one used to create the store",
      ])
  }

  static func migration(
    _ reason: String, _ entity: NSEntityDescription, _ attribute: NSAttributeDescription
  ) -> NSError {
    make(
      NSMigrationError, "An error occurred during persistent store migration.",
      ["reason": reason, "entity": entity.name ?? "", "attribute": attribute.name])
  }

  static func merge(_ conflicts: [NSMergeConflict]) -> NSError {
    make(
      NSManagedObjectMergeError, "Could not merge changes.",
      [NSPersistentStoreSaveConflictsErrorKey: conflicts])
  }

  static func constraints(_ conflicts: [NSConstraintConflict]) -> NSError {
    make(
      NSManagedObjectConstraintMergeError, "Could not merge changes.",
      [NSPersistentStoreSaveConflictsErrorKey: conflicts])
  }

  static let noStore = make(
    NSCoreDataError,
    "This NSPersistentStoreCoordinator has no persistent stores.  It cannot perform a save "
      + "operation.")
}
