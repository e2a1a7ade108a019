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
    let lookup = ItemLookup(self, indexPath, CallSite(fileID, filePath, line, column))
    lookup.perform { application in
      guard let row = lookup.item(to: "select cell action") else { return }
      if lookup.tapShownAction(title, at: row, in: application) { return }
      guard let trailing = lookup.trailingActions(of: row) else { return }
      if lookup.tapAction(title, of: trailing, at: row, in: application) { return }
      let leading =
        isInEditMode ? OfferedActions(.leading, []) : offeredActions(at: row, .leading)
      if lookup.tapAction(title, of: leading, at: row, in: application) { return }
      lookup.fail(
        lookup.words.noAction(titled: title, at: row, among: [trailing, leading], in: self))
    }
  }
}
