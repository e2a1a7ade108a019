/// The new indices of rows and sections after an update.
protocol ListChange {
  /// Returns the new index of a section, or `nil` if it has gone or was reloaded.
  func newSection(of section: Int) -> Int?

  /// Returns the new index of a row, or `nil` if it has gone or was reloaded.
  func newItem(of row: ItemPath) -> ItemPath?

  /// Returns how the rows of a section change, and its new index, if no row of it moves or is
  /// reloaded.
  func plainChange(ofSection section: Int) -> (section: Int, rows: IndexChange)?
}

extension ListChange {
  /// Not known: each row is asked for.
  func plainChange(ofSection section: Int) -> (section: Int, rows: IndexChange)? { nil }
}

/// The change that a batch of updates makes.
struct BatchChange: ListChange {
  let sections: IndexChange
  let movedSections: [Int: Int]
  let reloadedSections: Set<Int>
  /// The changes inside sections, by the sections' old indices.
  let rows: [Int: IndexChange]
  let movedRows: [ItemPath: ItemPath]
  let reloadedRows: Set<ItemPath>

  func newSection(of section: Int) -> Int? {
    reloadedSections.contains(section) ? nil : newIndex(of: section)
  }

  /// Returns the new index of a section, even if it was reloaded.
  private func newIndex(of section: Int) -> Int? {
    movedSections[section] ?? sections.newIndex(of: section)
  }

  func plainChange(ofSection section: Int) -> (section: Int, rows: IndexChange)? {
    guard movedRows.isEmpty, reloadedRows.isEmpty, let target = newSection(of: section) else {
      return nil
    }
    return (target, rows[section] ?? IndexChange(removed: [], added: []))
  }

  func newItem(of row: ItemPath) -> ItemPath? {
    if let target = movedRows[row] { return target }
    guard let section = newSection(of: row.section), !reloadedRows.contains(row) else { return nil }
    guard let change = rows[row.section] else { return ItemPath(section: section, row: row.row) }
    return change.newIndex(of: row.row).map { ItemPath(section: section, row: $0) }
  }
}
