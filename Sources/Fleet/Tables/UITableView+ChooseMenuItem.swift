import FailureReporting
public import HeadlessUIKit

extension UITableView {
  /// Presses a row for long, which opens its context menu, and chooses an item.
  ///
  /// A row without one may have the menu from before iOS 13, whose commands the delegate performs.
  /// Items of submenus are found too. Nothing is selected. Records a failure when a user could not
  /// reach the row, when it has no menu, or when no item of that title can be chosen.
  ///
  /// ```swift
  /// let inbox = UITableViewController()
  /// inbox.tableView.chooseMenuItem(withTitle: "Reply", at: [0, 1])
  /// ```
  public func chooseMenuItem(
    withTitle title: String, at indexPath: IndexPath, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    choosing(title, at: indexPath).perform(at: CallSite(fileID, filePath, line, column))
  }
}
