/// A change of an object that is to be saved.
struct StoreChange {
  enum Kind { case insert, update, delete }

  let kind: Kind
  let id: NSManagedObjectID
  let entity: NSEntityDescription
  /// What the object's context last knew of its row.
  let base: StoredRow?
  let values: [StoredValue]
}
