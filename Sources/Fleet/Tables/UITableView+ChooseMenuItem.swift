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
    ItemLookup(self, indexPath, CallSite(fileID, filePath, line, column)).chooseMenuItem(title)
  }

  /// Presses a row for long, and taps the preview above its context menu.
  ///
  /// Records a failure when a user could not reach the row, or when it has no context menu with a
  /// preview.
  ///
  /// ```swift
  /// let inbox = UITableViewController()
  /// inbox.tableView.tapContextMenuPreview(at: [0, 1])
  /// ```
  public func tapContextMenuPreview(
    at indexPath: IndexPath, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    ItemLookup(self, indexPath, CallSite(fileID, filePath, line, column)).tapContextMenuPreview()
  }
}
