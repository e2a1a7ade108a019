import FailureReporting
public import HeadlessUIKit

extension UITableView {
  /// Swipes a row all the way, which deletes it.
  ///
  /// That performs the first action at the trailing edge where it is a destructive one, or the data
  /// source commits the deletion. Where a full swipe does nothing, or another action comes first, the
  /// first destructive action is tapped. While the table is edited, the row's delete control leads
  /// there. Records a failure when a user could not swipe the row, or when it has nothing that deletes
  /// it.
  ///
  /// ```swift
  /// let inbox = UITableViewController()
  /// inbox.tableView.swipeToDeleteRow(at: [0, 1])
  /// ```
  public func swipeToDeleteRow(
    at indexPath: IndexPath, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let lookup = ItemLookup(self, indexPath, CallSite(fileID, filePath, line, column))
    lookup.perform { application in
      guard let row = lookup.item(to: "swipe to delete row"),
        let offered = lookup.trailingActions(of: row)
      else { return }
      guard let index = offered.actions.firstIndex(where: \.isDestructive) else {
        return lookup.fail(TableWords.noDeletingAction(row, offered, in: self))
      }
      guard index == 0, offered.performsFirstOnFullSwipe, !isInEditMode else {
        return lookup.tap(index, of: offered, at: row, in: application)
      }
      guard let shown = lookup.show(offered, at: row) else { return }
      lookup.expectImplementation(for: row) { performFirst(of: shown) }
    }
  }
}
