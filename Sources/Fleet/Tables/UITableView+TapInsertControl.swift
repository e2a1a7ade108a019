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
    tappingInsertControl(at: indexPath).perform(at: CallSite(fileID, filePath, line, column))
  }
}
