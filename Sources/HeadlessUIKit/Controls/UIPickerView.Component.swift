extension UIPickerView {
  /// One of the wheels: the number of its rows, and which of them are on screen.
  struct Component {
    var rowCount: Int
    /// The row in the middle, or -1 if it has no rows.
    var selection: Int
    /// The views of the rows that are on screen.
    var views: [Int: UIView] = [:]
    /// The rows whose views come from the delegate.
    var ownRows: Set<Int> = []
    /// The delegate's views that are no longer on screen and can be reused.
    var spares: [UIView] = []

    init(rowCount: Int, selection: Int) {
      self.rowCount = rowCount
      self.selection = min(max(0, selection), rowCount - 1)
    }

    /// The rows on screen: the one in the middle, and some on both sides.
    var visibleRows: Range<Int> {
      let row = max(0, selection)
      let end = rowCount - row > Self.rowsOnEachSide ? row + Self.rowsOnEachSide + 1 : rowCount
      return max(0, row - Self.rowsOnEachSide)..<end
    }

    /// Gives up the view of a row that leaves the screen.
    ///
    /// The delegate may get its own view again.
    mutating func giveUp(_ row: Int) -> UIView? {
      guard let view = views.removeValue(forKey: row) else { return nil }
      if ownRows.remove(row) != nil, spares.count < Self.rowsOnEachSide { spares.append(view) }
      return view
    }

    /// How many rows are on screen above the middle, and how many below it.
    private static var rowsOnEachSide: Int { 3 }
  }
}
