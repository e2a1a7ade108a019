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

  /// The row, if it is there.
  ///
  /// - Parameters:
  ///   - purpose: What a data source is required for, as the failure says it.
  ///   - mustBeSelectable: Whether the user has to be able to select rows.
  func row(to purpose: String, mustBeSelectable: Bool = false) -> TableRow? {
    guard let source = source(for: purpose) else { return nil }
    guard let row = TableRow(path) else {
      fail(
        "Index path \(Array(path)) names no row of a table view.",
        "It has \(counted(path.count, "component")), and needs a section and a row.")
      return nil
    }
    if mustBeSelectable, !table.letsUserSelect {
      fail(
        "\(TableWords.rejected(row)): Table view does not allow selection.",
        table.isInEditMode
          ? "It is being edited, and neither allowsSelectionDuringEditing nor "
            + "allowsMultipleSelectionDuringEditing is set."
          : "Its allowsSelection is false.")
      return nil
    }
    guard hasSection else { return nil }
    guard row.row >= 0, row.row < table.numberOfRows(inSection: row.section) else {
      fail("Table view has no row \(row.row) in section \(row.section).", sections)
      return nil
    }
    return isStillThere(row, in: source) ? row : nil
  }

  /// Whether the section is there, or a failure was recorded.
  func hasSection(to purpose: String) -> Bool { source(for: purpose) != nil && hasSection }

  /// The data source, with the table laid out, or `nil` after a failure.
  private func source(for purpose: String) -> (any UITableViewDataSource)? {
    guard let source = table.dataSource else {
      fail("Data source required to \(purpose).")
      return nil
    }
    table.layOutForUser()
    return source
  }

  private var hasSection: Bool {
    let section = path.section
    guard section >= 0, section < table.numberOfSections else {
      fail("Table view has no section \(section).", sections)
      return false
    }
    return true
  }

  /// The place, if the user can drop a row there.
  func place(for row: TableRow) -> TableRow? {
    guard let place = TableRow(path) else {
      fail(
        "Index path \(Array(path)) names no row of a table view.",
        "It has \(counted(path.count, "component")), and needs a section and a row.")
      return nil
    }
    guard table.hasPlace(place, for: row) else {
      fail(
        "Table view has no place for a row at row \(place.row) in section \(place.section).",
        sections)
      return nil
    }
    return place
  }

  /// Whether the data source still has the row: its data may have shrunk without a reload, and then
  /// it would be asked for what it does not have.
  private func isStillThere(_ row: TableRow, in source: any UITableViewDataSource) -> Bool {
    let sectionCount = source.numberOfSections(in: table)
    guard row.section < sectionCount else {
      fail(
        "Table view has no section \(row.section).",
        "The data source has \(counted(sectionCount, "section")) now, and the table view was not "
          + "reloaded.")
      return false
    }
    let rowCount = source.tableView(table, numberOfRowsInSection: row.section)
    guard row.row < rowCount else {
      fail(
        "Table view has no row \(row.row) in section \(row.section).",
        "The data source has \(counted(rowCount, "row")) there now, and the table view was not "
          + "reloaded.")
      return false
    }
    return true
  }

  /// How many rows each section has.
  private var sections: String {
    let count = table.numberOfSections
    guard count > 0 else { return "It has no sections." }
    let counts = (0..<min(count, 8)).map { section in
      "section \(section) has \(counted(table.numberOfRows(inSection: section), "row"))"
    }
    let rest = count > counts.count ? ", …" : ""
    return "It has \(counted(count, "section")): " + counts.joined(separator: ", ") + rest + "."
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    switch count {
    case 0: "no \(noun)s"
    case 1: "1 \(noun)"
    default: "\(count) \(noun)s"
    }
  }

  func fail(_ reason: String, _ details: String = "") {
    reportFailure(RecordedFailure(reason, name: .tableView, details: details, site: site))
  }
}
