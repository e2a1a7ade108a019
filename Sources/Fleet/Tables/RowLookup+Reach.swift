import HeadlessUIKit

extension RowLookup {
  /// The cell of a row, and where a finger goes down on it; otherwise a failure was recorded.
  func reach(_ row: TableRow) -> (cell: UITableViewCell, place: TouchedPlace)? {
    guard let cell = table.lookedAtCell(row) else {
      fail(TableWords.notShown(row, in: table))
      return nil
    }
    var place = cell.touchedMiddle
    if let obstacle = cell.obstacle(at: &place) {
      TableWords.touching(row).on(cell).report(obstacle, at: site)
      return nil
    }
    guard table.height(of: row) > 0 else {
      fail(TableWords.withoutHeight(row))
      return nil
    }
    return (cell, place)
  }

  /// Whether the table is edited, or a failure was recorded.
  func isBeingEdited(for row: TableRow) -> Bool {
    if table.isInEditMode { return true }
    fail(TableWords.notEdited(row, in: table))
    return false
  }

  /// The cell of a row that a finger reaches and the data source lets be edited.
  func editableCell(of row: TableRow) -> UITableViewCell? {
    guard let (cell, _) = reach(row) else { return nil }
    guard table.canEdit(row) else {
      fail(TableWords.notEditable(row, in: table))
      return nil
    }
    return cell
  }

  /// Runs code that may call a data source method, and records a failure if the method is missing.
  func expectImplementation(for row: TableRow, _ act: () -> Void) {
    guard let method = table.missingMethod(in: act) else { return }
    fail(TableWords.notImplemented(method, for: row, in: table))
  }

  /// Taps a view of a row, unless an obstacle stops the user.
  func tap(_ view: UIView, at row: TableRow) {
    if let obstacle = Gesture.reach(view, in: table.hostApplication, at: site) {
      TableWords.touching(row).on(view).report(obstacle, at: site)
    }
  }
}
