extension ElementNode {
  /// The element with its words: of a row that is out of sight, its cell.
  package var withWords: ElementNode {
    if case .row(let row) = self { row.element ?? self } else { self }
  }

  /// The row, out of sight or not, that the element is or stands in, with its cell.
  package var rowAround: (table: UITableView, cell: UITableViewCell, row: ItemPath)? {
    var next = holder
    while let view = next {
      if let cell = view as? UITableViewCell, let row = cell.shownItem,
        let table = cell.storedSuperview as? UITableView
      {
        return (table, cell, row)
      }
      next = view.storedSuperview
    }
    return nil
  }
}
