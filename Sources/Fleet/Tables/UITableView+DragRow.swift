import FailureReporting
public import HeadlessUIKit

extension UITableView {
  /// Drags a row to another place and drops it there, while the table is edited.
  ///
  /// The place is the row's index path afterwards. The delegate may have the row go to another one,
  /// and the data source moves the row's data. Records a failure when a user could not reach the
  /// row, when the table is not edited, when the row cannot be moved, when there is no such place,
  /// or when the delegate has the row stay where it is.
  ///
  /// ```swift
  /// let playlist = UITableViewController()
  /// playlist.setEditing(true, animated: true)
  /// playlist.tableView.dragRow(from: [0, 3], to: [0, 0])
  /// ```
  public func dragRow(
    from indexPath: IndexPath, to newIndexPath: IndexPath, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    dragging(indexPath, to: newIndexPath).perform(at: CallSite(fileID, filePath, line, column))
  }
}
