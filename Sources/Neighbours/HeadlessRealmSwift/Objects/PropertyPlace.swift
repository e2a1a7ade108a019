/// The object that a property belongs to, once that is known, and its name.
struct PropertyPlace {
  var name = ""
  weak var owner: RLMObjectBase?

  /// The store of the object, if it has one.
  var store: RealmStore? { owner?.row?.store }

  /// Tells the store that the property changes; answers whether it may.
  ///
  /// - Parameters:
  ///   - content: What holds the value: a transaction keeps how it was before the first change.
  ///   - undo: Makes what brings back the value that it has now.
  func willChange(_ content: AnyObject, undo: () -> () -> Void) -> Bool {
    guard let owner else { return true }
    if owner.isFrozen {
      RealmIssue.raise(
        "Attempting to modify a frozen object - call thaw on the Object instance first.")
      return false
    }
    guard let row = owner.row else { return true }
    guard !row.isInvalidated, let store = row.store else {
      RealmIssue.raise("Object has been deleted or invalidated.")
      return false
    }
    guard store.isWriting else {
      RealmIssue.raise(
        "Attempting to modify object outside of a write transaction - call beginWriteTransaction "
          + "on an RLMRealm instance first.")
      return false
    }
    store.change(row, name, of: content, undo: undo)
    return true
  }
}
