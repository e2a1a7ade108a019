/// What an object was before it was changed.
struct ObjectMemento {
  let object: NSManagedObject
  let status: NSManagedObject.Status
  let values: [StoredValue]
}
