public import Foundation

/// Objects with the same values of properties of which no two objects may have the same.
open class NSConstraintConflict: NSObject {
  /// The names of the properties.
  public let constraint: [String]
  /// The values, by the names of the properties.
  public let constraintValues: [String: Any]
  /// The object that the store has.
  public var databaseObject: NSManagedObject? {
    stored.flatMap { conflictingObjects.first?.managedObjectContext?.object(with: $0) }
  }
  /// The objects that are to be saved.
  public let conflictingObjects: [NSManagedObject]

  private let stored: NSManagedObjectID?

  init(_ names: [String], _ objects: [NSManagedObject], stored: NSManagedObjectID?) {
    constraint = names
    constraintValues = names.reduce(into: [:]) { values, name in
      values[name] = objects.first?.value(forKey: name)
    }
    conflictingObjects = objects
    self.stored = stored
  }
}
