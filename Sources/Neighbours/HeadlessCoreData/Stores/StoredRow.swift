/// What a store has of an object at one moment.
final class StoredRow: Sendable {
  let id: NSManagedObjectID
  /// The number of the row's changes.
  let version: Int
  /// The values of the entity's properties, at their places.
  let values: [StoredValue]

  init(_ id: NSManagedObjectID, version: Int, _ values: [StoredValue]) {
    self.id = id
    self.version = version
    self.values = values
  }
}
