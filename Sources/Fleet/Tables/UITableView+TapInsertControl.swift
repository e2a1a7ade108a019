import FailureReporting
public import HeadlessUIKit

extension UITableView {
  /// Taps the control of a row that inserts another one, while the table is edited.
  ///
  /// The data source commits the insertion. Records a failure when a user could not tap the control,
  /// when the table is not edited, or when the row has no such control.
  ///
  /// ```swift
  /// let groups = UITableViewController()
  /// groups.setEditing(true, animated: true)
  /// groups.tableView.tapInsertControl(at: [0, 3])
  /// ```
  public func tapInsertControl(
    at indexPath: IndexPath, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let lookup = RowLookup(
      table: self, path: indexPath, site: CallSite(fileID, filePath, line, column))
    Gesture.perform(in: hostApplication, at: lookup.site) { application in
      guard let row = lookup.row(to: "tap insert control"), lookup.isBeingEdited(for: row),
        let cell = lookup.editableCell(of: row)
      else { return }
      guard let control = cell.editControl, cell.editingStyle == .insert else {
        return lookup.fail(
          "\(RowLookup.rejected(row)): Row has no insert control.", lookup.controlDetails(cell))
      }
      let place = control.touchedMiddle
      if let obstacle = Obstacle.first(before: control, at: place) {
        return obstacle.report(saying: .row(row), at: lookup.site)
      }
      lookup.expectImplementation(for: row) { application.finger.tap(control, at: place) }
    }
  }
}

extension RowLookup {
  /// Whether the table is edited, or a failure was recorded.
  func isBeingEdited(for row: TableRow) -> Bool {
    if table.isInEditMode { return true }
    fail(
      "\(Self.rejected(row)): Table view is not being edited.",
      "Its setEditing(_:animated:) has to be called, as by a tap on an editButtonItem.")
    return false
  }
}
