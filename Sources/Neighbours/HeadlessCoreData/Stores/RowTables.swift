/// All rows of a store.
struct RowTables: Sendable {
  /// By the names of entities.
  var tables: [String: RowTable] = [:]
  /// The last number that was given, by the names of the entities that inherit from none.
  var lastNumbers: [String: Int64] = [:]

  func row(_ id: NSManagedObjectID) -> StoredRow? { tables[id.entityName]?.rows[id.number] }

  mutating func put(_ row: StoredRow) { tables[row.id.entityName, default: RowTable()].put(row) }

  mutating func remove(_ id: NSManagedObjectID) { tables[id.entityName]?.remove(id.number) }

  /// Takes the next number of an entity.
  mutating func takeNumber(_ root: String) -> Int64 {
    let number = lastNumbers[root, default: 0] + 1
    lastNumbers[root] = number
    return number
  }
}
