import FailureReporting
public import HeadlessUIKit

extension UITableView {
  /// The first row that shows a text, as a user finds it who reads from the top down.
  ///
  /// A label or a button in the row has exactly that text. Answers `nil` where no row shows it;
  /// records a failure when it gives up, after 10,000 rows.
  ///
  /// ```swift
  /// let birds = UITableViewController()
  /// if let path = birds.tableView.indexPath(ofRowShowing: "Pigeon") {
  ///   birds.tableView.selectRow(at: path)
  /// }
  /// ```
  public func indexPath(
    ofRowShowing text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> IndexPath? {
    ItemLookup(self, [], CallSite(fileID, filePath, line, column)).find(text, to: "find rows")
  }
}
