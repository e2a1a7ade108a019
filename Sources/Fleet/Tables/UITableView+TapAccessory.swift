import FailureReporting
public import HeadlessUIKit

extension UITableView {
  /// Taps the accessory at the far edge of a row: the button for details, or the app's own view.
  ///
  /// The button for details tells the delegate, and neither highlights nor selects the row. The
  /// app's own control sends its events. Records a failure when a user could not tap it, or when
  /// the row has nothing to tap there: an arrow or a tick is a part of the row.
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
