import FailureReporting
public import HeadlessUIKit

extension UITableView {
  /// Taps a row as a user does.
  ///
  /// A row whose selection the app refuses stays as it is, and a selected one among several is
  /// deselected. Records a failure when a user could not tap the row.
  ///
  /// ```swift
  /// let birds = UITableViewController()
  /// birds.tableView.tapRow(at: [0, 1])
  /// ```
  public func tapRow(
    at indexPath: IndexPath, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    tapping(itemAt: indexPath).perform(at: CallSite(fileID, filePath, line, column))
  }
}
