import FailureReporting
import HeadlessUIKit

/// Finds the row that a helper is to do something with, or records why there is none.
@MainActor
struct RowLookup {
  let table: UITableView
  let path: IndexPath
  let site: CallSite

  /// Performs a gesture on the table.
  func perform(_ act: (UIApplication) -> Void) { Gesture.perform(with: table, at: site, act) }

  /// Records why the user cannot.
  func fail(_ text: FailureText) { text.report(.tableView, at: site) }

  /// The row, if it is there.
  ///
  /// - Parameters:
  ///   - purpose: What a data source is required for, as the failure says it.
  ///   - mustBeSelectable: Whether the user has to be able to select rows.
  func row(to purpose: String, mustBeSelectable: Bool = false) -> TableRow? {
    guard let source = source(for: purpose) else { return nil }
    guard let row = TableRow(path) else {
      fail(TableWords.none(named: path))
      return nil
    }
    if mustBeSelectable, !table.letsUserSelect {
      fail(TableWords.notSelectable(row, whileEditing: table.isInEditMode, in: table))
      return nil
    }
    guard hasSection else { return nil }
    guard row.row >= 0, row.row < table.numberOfRows(inSection: row.section) else {
      fail(TableWords.none(at: row, in: table))
      return nil
    }
    return isStillThere(row, in: source) ? row : nil
  }

  /// Whether the section is there, or a failure was recorded.
  func hasSection(to purpose: String) -> Bool { source(for: purpose) != nil && hasSection }

  /// The data source, with the table laid out, or `nil` after a failure.
  private func source(for purpose: String) -> (any UITableViewDataSource)? {
    guard let source = table.dataSource else {
      fail(TableWords.noDataSource(to: purpose, in: table))
      return nil
    }
    table.layOutForUser()
    return source
  }

  private var hasSection: Bool {
    let section = path.section
    guard section >= 0, section < table.numberOfSections else {
      fail(TableWords.noSection(section, in: table))
      return false
    }
    return true
  }

  /// The place, if the user can drop a row there.
  func place(for row: TableRow) -> TableRow? {
    guard let place = TableRow(path) else {
      fail(TableWords.none(named: path))
      return nil
    }
    guard table.hasPlace(place, for: row) else {
      fail(TableWords.noPlace(at: place, in: table))
      return nil
    }
    return place
  }

  /// Whether the data source still has the row: its data may have shrunk without a reload, and then
  /// it would be asked for what it does not have.
  private func isStillThere(_ row: TableRow, in source: any UITableViewDataSource) -> Bool {
    let sectionCount = source.numberOfSections(in: table)
    guard row.section < sectionCount else {
      fail(TableWords.lostSection(row.section, ofNow: sectionCount))
      return false
    }
    let rowCount = source.tableView(table, numberOfRowsInSection: row.section)
    guard row.row < rowCount else {
      fail(TableWords.lost(row, ofNow: rowCount))
      return false
    }
    return true
  }
}
