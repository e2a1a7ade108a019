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
    swipingToDelete(at: indexPath).perform(at: CallSite(fileID, filePath, line, column))
  }
}
