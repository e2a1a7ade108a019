import FailureReporting
public import HeadlessUIKit

extension UITableView {
  /// Swipes a row aside and taps one of its actions.
  ///
  /// The actions at the trailing edge are looked through first, then the ones at the leading edge;
  /// the button that deletes a row is one of them. While the table is edited, the row's delete
  /// control leads there. The row comes back once the action has called its completion. Records a
  /// failure when a user could not swipe the row, or when it has no such action.
  ///
  /// ```swift
  /// let inbox = UITableViewController()
  /// inbox.tableView.selectCellAction(withTitle: "Archive", at: [0, 1])
  /// ```
  public func selectCellAction(
    withTitle title: String, at indexPath: IndexPath, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    tappingAction(title, at: indexPath).perform(at: CallSite(fileID, filePath, line, column))
  }
}
