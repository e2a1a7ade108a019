/// The rows of one entity, without the rows of entities that inherit from it.
struct RowTable: Sendable {
  private(set) var rows: [Int64: StoredRow] = [:]
  /// The numbers of rows in the order in which they were added, and of some that have gone.
  private var order: [Int64] = []
  /// The numbers of rows by the values of a property, at its place.
  private var indexes: [Int: [StoredValue: Set<Int64>]] = [:]

  /// All rows, oldest first.
  var all: [StoredRow] { order.compactMap { rows[$0] } }

  /// Puts a row in, in the place of the one that was.
  mutating func put(_ row: StoredRow) {
    let number = row.id.number
    let last = rows.updateValue(row, forKey: number)
    if last == nil {
      if let end = order.last, end >= number {
        let place = order.firstIndex { $0 >= number } ?? order.count
        if order[place] != number { order.insert(number, at: place) }
      } else {
        order.append(number)
      }
    }
    for place in indexes.keys {
      if let last { unlist(last, place) }
      indexes[place]?[row.values[place], default: []].insert(number)
    }
  }

  mutating func remove(_ number: Int64) {
    guard let row = rows.removeValue(forKey: number) else { return }
    for place in indexes.keys { unlist(row, place) }
    if order.count > 64, order.count > 2 * rows.count { order.removeAll { rows[$0] == nil } }
  }

  private mutating func unlist(_ row: StoredRow, _ place: Int) {
    let value = row.values[place]
    indexes[place]?[value]?.remove(row.id.number)
    if indexes[place]?[value]?.isEmpty == true { indexes[place]?[value] = nil }
  }

  /// Makes an index of a property, unless there is one.
  mutating func index(_ place: Int) {
    guard indexes[place] == nil else { return }
    var index: [StoredValue: Set<Int64>] = [:]
    for (number, row) in rows where place < row.values.count {
      index[row.values[place], default: []].insert(number)
    }
    indexes[place] = index
  }

  /// Returns the rows with one of some values of a property that has an index, oldest first.
  func rows(at place: Int, with values: [StoredValue]) -> [StoredRow]? {
    guard let index = indexes[place] else { return nil }
    let numbers =
      values.count == 1 ? index[values[0]] ?? [] : Set(values.flatMap { index[$0] ?? [] })
    return numbers.sorted().compactMap { rows[$0] }
  }
}
