/// The order of a table's rows, whatever its type.
struct TableSort {
  /// How the rows are ordered by a column, if they are by that one first.
  let order: (Any) -> SortOrder?
  /// Orders the rows by a column, or turns them round.
  let choose: (Any) -> Void

  init<Sort: SortComparator>(_ binding: Binding<[Sort]>) {
    func isSame(_ one: Sort, _ other: Sort) -> Bool {
      var one = one
      one.order = other.order
      return one == other
    }
    order = { column in
      guard let first = binding.wrappedValue.first, let column = column as? Sort,
        isSame(first, column)
      else { return nil }
      return first.order
    }
    choose = { column in
      guard let column = column as? Sort else { return }
      var all = binding.wrappedValue
      if let first = all.first, isSame(first, column) {
        all[0].order = first.order == .forward ? .reverse : .forward
      } else {
        all.removeAll { isSame($0, column) }
        all.insert(column, at: 0)
      }
      binding.wrappedValue = all
    }
  }
}
