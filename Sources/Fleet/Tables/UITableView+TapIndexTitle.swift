import FailureReporting
public import HeadlessUIKit

extension UITableView {
  /// Taps an entry of the index beside the table, which scrolls to its section.
  ///
  /// Records a failure when the index has no such entry, or when a user could not reach the table.
  ///
  /// ```swift
  /// let contacts = UITableViewController()
  /// contacts.tableView.tapIndexTitle("S")
  /// ```
  public func tapIndexTitle(
    _ title: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    tapping(indexTitle: title).perform(at: CallSite(fileID, filePath, line, column))
  }
}
