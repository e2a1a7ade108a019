/// Where the rows and sections of before an update are after it.
protocol TableChange {
  /// Where a section is now, or `nil` if it is gone or was loaded anew.
  func newSection(of section: Int) -> Int?

  /// Where a row is now, or `nil` if it is gone or was loaded anew.
  func newRow(of row: TableRow) -> TableRow?
}

/// What a batch of updates changes.
struct BatchChange: TableChange {
  let sections: PlaceChange
  let movedSections: [Int: Int]
  let reloadedSections: Set<Int>
  /// The changes within sections, by their old numbers.
  let rows: [Int: PlaceChange]
  let movedRows: [TableRow: TableRow]
  let reloadedRows: Set<TableRow>

  func newSection(of section: Int) -> Int? {
    reloadedSections.contains(section) ? nil : newPlace(of: section)
  }

  /// Where a section is now, loaded anew or not.
  private func newPlace(of section: Int) -> Int? {
    movedSections[section] ?? sections.newPlace(of: section)
  }

  func newRow(of row: TableRow) -> TableRow? {
    if let target = movedRows[row] { return target }
    guard let section = newSection(of: row.section), !reloadedRows.contains(row) else { return nil }
    guard let change = rows[row.section] else { return TableRow(section: section, row: row.row) }
    return change.newPlace(of: row.row).map { TableRow(section: section, row: $0) }
  }
}
