import FailureReporting
public import HeadlessUIKit

extension UITableView {
  /// Pans over rows with two fingers, which selects them all.
  ///
  /// Asks the delegate whether several rows can be selected that way, edits the table or lets it
  /// select several, tells the delegate, and selects the rows from the first to the last. Rows that
  /// the delegate refuses are left out; selected ones stay selected. Records a failure when a user
  /// could not reach the first row, when the last one does not exist, or when two fingers select
  /// nothing.
  ///
  /// ```swift
  /// let birds = UITableViewController()
  /// birds.tableView.allowsMultipleSelectionDuringEditing = true
  /// birds.tableView.selectRows(from: [0, 1], to: [0, 5])
  /// ```
  public func selectRows(
    from indexPath: IndexPath, to lastIndexPath: IndexPath, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    selecting(indexPath, to: lastIndexPath).perform(at: CallSite(fileID, filePath, line, column))
  }
}
