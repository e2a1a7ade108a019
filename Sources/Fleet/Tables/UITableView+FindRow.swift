import FailureReporting
public import HeadlessUIKit

extension UITableView {
  /// How many rows are looked at in search of a text.
  private static let searchLimit = 10_000

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
    var found: IndexPath?
    let site = CallSite(fileID, filePath, line, column)
    Gesture.perform(with: self, at: site) { _ in
      let lookup = RowLookup(table: self, path: [], site: site)
      guard dataSource != nil else {
        return lookup.fail(TableWords.noDataSource(to: "find rows", in: self))
      }
      layOutForUser()
      var lookedAtCount = 0
      for section in 0..<numberOfSections {
        for row in 0..<numberOfRows(inSection: section) {
          guard lookedAtCount < Self.searchLimit else {
            return lookup.fail(TableWords.noneShows(text, ofFirst: lookedAtCount, in: self))
          }
          lookedAtCount += 1
          let row = TableRow(section: section, row: row)
          guard let cell = lookedAtCell(row) else { continue }
          if !cell.isHidden, ShownText.isShown(text, in: cell) {
            found = row.indexPath
            return
          }
        }
      }
    }
    return found
  }
}
