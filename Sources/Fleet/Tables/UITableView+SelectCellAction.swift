import FailureReporting
public import HeadlessUIKit

extension UITableView {
  /// Swipes a row aside and taps one of its actions.
  ///
  /// The actions at the trailing edge are looked through first, then those at the leading edge; the
  /// button that deletes a row is one of them. While the table is edited, the row's delete control
  /// leads there. The row comes back once the action has called its completion. Records a failure
  /// when a user could not swipe the row, or when it has no such action.
  ///
  /// ```swift
  /// let inbox = UITableViewController()
  /// inbox.tableView.selectCellAction(withTitle: "Archive", at: [0, 1])
  /// ```
  public func selectCellAction(
    withTitle title: String, at indexPath: IndexPath, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let lookup = RowLookup(
      table: self, path: indexPath, site: CallSite(fileID, filePath, line, column))
    lookup.perform { application in
      guard let row = lookup.row(to: "select cell action") else { return }
      if let shown = shownActions, shown.row == row,
        let index = lookup.index(of: title, in: shown.offered)
      {
        guard lookup.reach(row) != nil else { return }
        return lookup.tap(index, of: shown, at: row, in: application)
      }
      guard let trailing = lookup.trailingActions(of: row) else { return }
      if let index = lookup.index(of: title, in: trailing) {
        return lookup.tap(index, of: trailing, at: row, in: application)
      }
      let leading = isInEditMode ? nil : offeredActions(at: row, .leading)
      if let leading, let index = lookup.index(of: title, in: leading) {
        return lookup.tap(index, of: leading, at: row, in: application)
      }
      lookup.fail(TableWords.noAction(titled: title, at: row, trailing, leading, in: self))
    }
  }
}
