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
    let lookup = ItemLookup(self, indexPath, CallSite(fileID, filePath, line, column))
    lookup.perform { _ in
      guard let row = lookup.item(to: "tap insert control"), lookup.isBeingEdited(for: row),
        let cell = lookup.editableCell(of: row)
      else { return }
      guard let control = cell.editControl, cell.editingStyle == .insert else {
        return lookup.fail(TableWords.noInsertControl(row, cell, in: self))
      }
      lookup.expectImplementation(for: row) { lookup.tap(control, at: row) }
    }
  }
}
