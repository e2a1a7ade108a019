/// An object's place in a store.
final class ObjectRow: Hashable {
  private(set) weak var store: RealmStore?
  /// The object that the store has; others may stand for the same row.
  private(set) weak var object: RLMObjectBase?
  /// The order in which objects were added.
  let number: Int
  var isDeleted = false

  init(_ object: RLMObjectBase, number: Int, in store: RealmStore) {
    (self.object, self.number, self.store) = (object, number, store)
  }

  var isInvalidated: Bool { isDeleted || store == nil }

  static func == (one: ObjectRow, other: ObjectRow) -> Bool { one === other }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
