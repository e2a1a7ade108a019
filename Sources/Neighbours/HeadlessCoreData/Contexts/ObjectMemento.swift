/// An object's state before a change.
struct ObjectMemento {
  let object: NSManagedObject
  let status: NSManagedObject.Status
  let values: [StoredValue]
}
