/// The selected rows of a table, in the order in which they were selected.
///
/// A tap costs the same however many rows are selected.
struct ListSelection {
  /// The rows with their places in the order, which has gaps.
  private var numbers: [ItemPath: Int] = [:]
  private var nextNumber = 0

  var isEmpty: Bool { numbers.isEmpty }

  var count: Int { numbers.count }

  /// The rows in the order in which they were selected.
  var rows: [ItemPath] {
    if count < 2 { return Array(numbers.keys) }
    return numbers.sorted { $0.value < $1.value }.map(\.key)
  }

  /// The row that was selected before the others.
  var first: ItemPath? { numbers.min { $0.value < $1.value }?.key }

  func contains(_ row: ItemPath) -> Bool { numbers[row] != nil }

  /// Selects a row after the others, and returns whether it was not selected before.
  @discardableResult
  mutating func insert(_ row: ItemPath) -> Bool {
    guard !contains(row) else { return false }
    numbers[row] = nextNumber
    nextNumber += 1
    return true
  }

  mutating func remove(_ row: ItemPath) { numbers[row] = nil }

  /// Moves the selection along with its rows; removed rows are no longer selected.
  mutating func follow(_ change: some ListChange) {
    var followed: [ItemPath: Int] = [:]
    for (row, number) in numbers {
      if let row = change.newItem(of: row) { followed[row] = number }
    }
    numbers = followed
  }

  /// Deselects rows that no longer exist.
  mutating func keep(where exists: (ItemPath) -> Bool) {
    numbers = numbers.filter { exists($0.key) }
  }

  mutating func removeAll() { self = ListSelection() }
}
