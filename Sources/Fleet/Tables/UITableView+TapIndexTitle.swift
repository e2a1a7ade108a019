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
    let site = CallSite(fileID, filePath, line, column)
    Gesture.perform(on: self, saying: TableWords.tappingIndex, at: site) { _ in
      let lookup = RowLookup(table: self, path: [], site: site)
      guard dataSource != nil else {
        return lookup.fail(TableWords.noDataSource(to: "tap index", in: self))
      }
      layOutForUser()
      guard let index = indexTitles.firstIndex(of: title) else {
        return lookup.fail(TableWords.noIndexEntry(title, among: indexTitles, in: self))
      }
      userTapIndexTitle(at: index)
      layOutForUser(hasScrolled: true)
    }
  }
}
