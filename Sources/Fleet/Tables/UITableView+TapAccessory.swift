import FailureReporting
public import HeadlessUIKit

extension UITableView {
  /// Taps what stands at the far edge of a row: the button for details, or a view of the app's own.
  ///
  /// The button for details tells the delegate, and neither highlights nor selects the row. A control
  /// of the app's own sends its events. Records a failure when a user could not tap it, or when the
  /// row has nothing to tap there: an arrow or a tick is a part of the row.
  ///
  /// ```swift
  /// let birds = UITableViewController()
  /// birds.tableView.tapAccessory(at: [0, 1])
  /// ```
  public func tapAccessory(
    at indexPath: IndexPath, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    tappingAccessory(at: indexPath).perform(at: CallSite(fileID, filePath, line, column))
  }
}
