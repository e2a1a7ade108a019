extension UIPickerView {
  /// One of the wheels: how many rows it has, and which of them are on screen.
  struct Component {
    var rowCount: Int
    /// The row in the middle; -1 while there is none.
    var selection: Int
    /// The views of the rows that show.
    var views: [Int: UIView] = [:]
    /// The rows whose views are the delegate's own.
    var ownRows: Set<Int> = []
    /// Views of the delegate's that show no more.
    var spares: [UIView] = []

    init(rowCount: Int, selection: Int) {
      self.rowCount = rowCount
      self.selection = min(max(0, selection), rowCount - 1)
    }

    /// The rows on screen: the one in the middle, and some on both sides.
    var shownRows: Range<Int> {
      let row = max(0, selection)
      let end = rowCount - row > Self.reach ? row + Self.reach + 1 : rowCount
      return max(0, row - Self.reach)..<end
    }

    /// Gives a row's view up, to be taken from the screen; the delegate may get its own again.
    mutating func giveUp(_ row: Int) -> UIView? {
      guard let view = views.removeValue(forKey: row) else { return nil }
      if ownRows.remove(row) != nil, spares.count < Self.reach { spares.append(view) }
      return view
    }

    private static var reach: Int { 3 }
  }
}
