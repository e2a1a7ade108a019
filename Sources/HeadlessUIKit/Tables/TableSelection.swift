/// The selected rows of a table, in the order in which they were selected.
///
/// A few stand in an array, which is what a tap on a row usually meets. Many stand in a dictionary,
/// so that taps cost the same however many rows are selected.
struct TableSelection {
  private static let fewest = 8

  private var few: [TableRow] = []
  private var many: [TableRow: Int] = [:]
  private var nextNumber = 0

  var isEmpty: Bool { few.isEmpty && many.isEmpty }

  var count: Int { few.count + many.count }

  /// The rows in the order in which they were selected.
  var rows: [TableRow] {
    many.isEmpty ? few : many.sorted { $0.value < $1.value }.map(\.key)
  }

  /// The row that was selected before the others.
  var first: TableRow? {
    many.isEmpty ? few.first : many.min { $0.value < $1.value }?.key
  }

  func contains(_ row: TableRow) -> Bool {
    many.isEmpty ? few.contains(row) : many[row] != nil
  }

  mutating func insert(_ row: TableRow) {
    guard !contains(row) else { return }
    if many.isEmpty, few.count < Self.fewest { return few.append(row) }
    if many.isEmpty {
      for row in few { number(row) }
      few = []
    }
    number(row)
  }

  private mutating func number(_ row: TableRow) {
    many[row] = nextNumber
    nextNumber += 1
  }

  mutating func remove(_ row: TableRow) {
    if many.isEmpty { few.removeAll { $0 == row } } else { many[row] = nil }
  }

  /// Has the selection go where its rows go; those that are gone are selected no more.
  mutating func follow(_ change: some TableChange) {
    few = few.compactMap(change.newRow)
    var followed: [TableRow: Int] = [:]
    for (row, number) in many {
      if let row = change.newRow(of: row) { followed[row] = number }
    }
    many = followed
  }

  mutating func removeAll() { self = TableSelection() }
}
