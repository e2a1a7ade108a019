/// The name of a view that entries of rotors lead to.
nonisolated struct RotorEntryName<ID: Hashable>: Hashable {
  let id: ID
  let namespace: Namespace.ID

  init(_ id: ID, _ namespace: Namespace.ID) {
    self.id = id
    self.namespace = namespace
  }
}
