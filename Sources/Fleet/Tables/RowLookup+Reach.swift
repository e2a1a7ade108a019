import HeadlessUIKit

extension RowLookup {
  /// The cell of a row, and where a finger goes down on it; otherwise a failure was recorded.
  func reach(_ row: TableRow) -> (cell: UITableViewCell, place: TouchedPlace)? {
    guard let cell = table.lookedAtCell(row) else {
      fail(
        "\(Self.rejected(row)): Row is not visible.", "The table view shows no cell for the row.")
      return nil
    }
    let place = cell.touchedMiddle
    if let obstacle = Obstacle.first(before: cell, at: place) {
      obstacle.report(saying: .row(row), at: site)
      return nil
    }
    guard table.height(of: row) > 0 else {
      fail("\(Self.rejected(row)): Row is not visible.", "Its height is 0.")
      return nil
    }
    return (cell, place)
  }

  /// The cell of a row that a finger reaches and the data source lets be edited.
  func editableCell(of row: TableRow) -> UITableViewCell? {
    guard let (cell, _) = reach(row) else { return nil }
    guard table.canEdit(row) else {
      fail(
        "\(Self.rejected(row)): Table view data source does not allow editing of that row.",
        "Its tableView(_:canEditRowAt:) returned false.")
      return nil
    }
    return cell
  }

  /// Does what may call a method of the data source's, and records that there is no such method.
  func expectImplementation(for row: TableRow, _ act: () -> Void) {
    table.missingMethod = nil
    act()
    guard let method = table.missingMethod else { return }
    table.missingMethod = nil
    fail("\(Self.rejected(row)): Table view data source does not implement \(method).")
  }
}
