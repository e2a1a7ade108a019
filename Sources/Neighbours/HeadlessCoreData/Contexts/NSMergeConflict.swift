public import Foundation

/// An object that was changed in a context and elsewhere.
open class NSMergeConflict: NSObject {
  /// The object.
  public let sourceObject: NSManagedObject
  /// The context's knowledge of the store.
  public let objectSnapshot: [String: Any]?
  /// The coordinator's knowledge of the store.
  public let cachedSnapshot: [String: Any]?
  /// The store's values.
  public let persistedSnapshot: [String: Any]?
  /// The version that the context knew; zero of an object that was deleted there.
  public let oldVersionNumber: Int
  /// The version that the store has; zero where it was deleted.
  public let newVersionNumber: Int

  init(_ object: NSManagedObject, base: StoredRow?, row: StoredRow?) {
    sourceObject = object
    objectSnapshot = base.map { Self.snapshot($0, object) }
    cachedSnapshot = row.map { Self.snapshot($0, object) }
    persistedSnapshot = nil
    oldVersionNumber = base?.version ?? 0
    newVersionNumber = row?.version ?? 0
  }

  private static func snapshot(_ row: StoredRow, _ object: NSManagedObject) -> [String: Any] {
    object.entity.layout.attributes.reduce(into: [:]) { snapshot, entry in
      snapshot[entry.attribute.name] =
        row.values[entry.place].object(of: entry.attribute) ?? NSNull()
    }
  }

  /// The conflict as Core Data prints it.
  open override var description: String {
    "NSMergeConflict for NSManagedObject with objectID '\(sourceObject.objectID)' with oldVersion = "
      + "\(oldVersionNumber) and newVersion = "
      + (newVersionNumber == 0 ? "<deleted>" : "\(newVersionNumber)")
  }
}
