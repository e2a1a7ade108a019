import FailureReporting
public import HeadlessUIKit

extension UITableView {
  /// Selects a row the way a finger does: with a tap on it.
  ///
  /// Highlights and unhighlights the row, asks the delegate, deselects the old row where only one
  /// can be selected, selects the new one, posts the notification and tells the delegate. Records a
  /// failure when a user could not tap the row, when nothing can be selected, or when the delegate
  /// refuses; the failure names the method. A row among several that is selected already would be
  /// deselected by a tap: that is a failure too, see ``tapRow(at:fileID:filePath:line:column:)``.
  ///
  /// ```swift
  /// let birds = UITableViewController()
  /// birds.tableView.selectRow(at: [0, 1])
  /// ```
  public func selectRow(
    at indexPath: IndexPath, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    selecting(itemAt: indexPath).perform(at: CallSite(fileID, filePath, line, column))
  }
}
