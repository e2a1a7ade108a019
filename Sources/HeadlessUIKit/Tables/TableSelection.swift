/// The selected rows of a table, in the order in which they were selected.
///
/// The first stands by itself and a few in an array, which is what a tap on a row usually meets. Many
/// stand in a dictionary, so that taps cost the same however many rows are selected.
struct TableSelection {
  private static let fewest = 8

  private var one: TableRow?
  /// The rows after that one.
  private var few: [TableRow] = []
  private var many: [TableRow: Int] = [:]
  private var nextNumber = 0

  var isEmpty: Bool { one == nil && many.isEmpty }

  var count: Int { (one == nil ? 0 : 1) + few.count + many.count }

  /// The rows in the order in which they were selected.
  var rows: [TableRow] {
    guard many.isEmpty else { return many.sorted { $0.value < $1.value }.map(\.key) }
    return one.map { [$0] + few } ?? []
  }

  /// The row that was selected before the others.
  var first: TableRow? { many.isEmpty ? one : many.min { $0.value < $1.value }?.key }

  /// The selected row where there are no others.
  var only: TableRow? { few.isEmpty ? one : nil }

  func contains(_ row: TableRow) -> Bool {
    if let one, one == row { return true }
    if !few.isEmpty { return few.contains(row) }
    return !many.isEmpty && many[row] != nil
  }

  mutating func insert(_ row: TableRow) {
    guard !contains(row) else { return }
    guard many.isEmpty, few.count < Self.fewest else { return insertAmongMany(row) }
    if one == nil { one = row } else { few.append(row) }
  }

  private mutating func insertAmongMany(_ row: TableRow) {
    let rows = many.isEmpty ? rows : []
    one = nil
    few = []
    for row in rows + [row] {
      many[row] = nextNumber
      nextNumber += 1
    }
  }

  mutating func remove(_ row: TableRow) {
    if let one, one == row {
      self.one = few.isEmpty ? nil : few.removeFirst()
    } else if !few.isEmpty {
      few.removeAll { $0 == row }
    } else if !many.isEmpty {
      many[row] = nil
    }
  }

  /// Has the selection go where its rows go; those that are gone are selected no more.
  mutating func follow(_ change: some TableChange) {
    guard many.isEmpty else {
      var followed: [TableRow: Int] = [:]
      for (row, number) in many {
        if let row = change.newRow(of: row) { followed[row] = number }
      }
      return many = followed
    }
    few = rows.compactMap(change.newRow)
    one = few.isEmpty ? nil : few.removeFirst()
  }

  mutating func removeAll() { self = TableSelection() }
}
