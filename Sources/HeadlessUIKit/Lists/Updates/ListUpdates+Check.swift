import Foundation

extension ListUpdates {
  // MARK: Indices (behaviour 7.28, 7.29)

  /// Checks that all indices exist: first the ones before the batch, then the ones after it.
  func checkPlaces(_ before: [Int], _ after: [Int]) throws(Inconsistency) {
    for update in list {
      switch update {
      case .deleteSections(let sections), .reloadSections(let sections):
        guard let section = Self.first(of: sections, beyond: before) else { continue }
        try check(section, "delete section \(section),", before)
      case .moveSection(let section, _): try check(section, "move section \(section),", before)
      case .deleteRow(let row), .reloadRow(let row): try check(row, "delete", before)
      case .reconfigureRow(let row): try check(row, "reconfigure", before)
      case .moveRow(let row, _): try check(row, "move", before)
      case .insertSections, .insertRow: break
      }
    }
    for update in list {
      switch update {
      case .insertSections(let sections):
        guard let section = Self.first(of: sections, beyond: after) else { continue }
        throw Inconsistency(
          "attempt to insert section \(section) but there are only \(after.count) sections after the "
            + "update")
      case .moveSection(let section, let target):
        guard !after.indices.contains(target) else { continue }
        throw Inconsistency(
          "attempt to move section \(section) to section \(target), but there are only "
            + "\(after.count) sections after the update")
      case .insertRow(let row): try checkTarget(row, "insert", after)
      case .moveRow(_, let target): try checkTarget(target, "move", after)
      case .deleteSections, .reloadSections, .deleteRow, .reloadRow, .reconfigureRow: break
      }
    }
  }

  /// Returns the first section that does not exist.
  private static func first(of sections: IndexSet, beyond counts: [Int]) -> Int? {
    if let first = sections.first, first < 0 { return first }
    return sections.integerGreaterThanOrEqualTo(counts.count)
  }

  private func check(_ section: Int, _ words: String, _ before: [Int]) throws(Inconsistency) {
    guard !before.indices.contains(section) else { return }
    throw Inconsistency(
      "attempt to \(words) but there are only \(before.count) sections before the update")
  }

  private func check(_ row: ItemPath, _ verb: String, _ before: [Int]) throws(Inconsistency) {
    let place = "\(words.element) \(row.row) from section \(row.section)"
    try check(row.section, "\(verb) \(place),", before)
    guard !(0..<before[row.section]).contains(row.row) else { return }
    throw Inconsistency(
      "attempt to \(verb) \(place) which only contains \(before[row.section]) \(words.element)s "
        + "before the update")
  }

  private func checkTarget(_ row: ItemPath, _ verb: String, _ after: [Int]) throws(Inconsistency) {
    let attempt =
      "attempt to \(verb) \(words.element) \(row.row) into section \(row.section), but there are "
      + "only "
    guard after.indices.contains(row.section) else {
      throw Inconsistency(attempt + "\(after.count) sections after the update")
    }
    guard !(0..<after[row.section]).contains(row.row) else { return }
    throw Inconsistency(
      attempt + "\(after[row.section]) \(words.element)s in section \(row.section) after the update"
    )
  }

  // MARK: Updates that exclude each other

  /// Checks that nothing is updated twice.
  ///
  /// A reload is a delete and an insert (behaviour 96).
  func checkTogether() throws(Inconsistency) {
    for update in list {
      switch update {
      case .reloadSections(let sections):
        guard let section = sections.intersection(deletedSections).first else { continue }
        throw Inconsistency("attempt to delete and reload the same section (\(section))")
      case .reloadRow(let row) where deletedRows.contains(row):
        throw Inconsistency("attempt to delete and reload the same index path (\(row.words))")
      case .moveSection(let section, let target): try checkMove(of: section, to: target)
      case .moveRow(let row, let target): try checkMove(of: row, to: target)
      default: break
      }
    }
    try checkTargetsOfMoves()
  }

  private func checkMove(of section: Int, to target: Int) throws(Inconsistency) {
    if deletedSections.contains(section) || reloadedSections.contains(section) {
      throw Inconsistency(
        "attempt to perform a delete and a move from the same section (\(section))")
    }
    if insertedSections.contains(target) {
      throw Inconsistency("attempt to perform an insert and a move to the same section (\(target))")
    }
  }

  private func checkMove(of row: ItemPath, to target: ItemPath) throws(Inconsistency) {
    if deletedRows.contains(row) || reloadedRows.contains(row) {
      throw Inconsistency(
        "attempt to perform a delete and a move from the same index path (\(row.words))")
    }
    if insertedRows.contains(target) {
      throw Inconsistency(
        "attempt to perform an insert and a move to the same index path (\(target.words))")
    }
  }

  private func checkTargetsOfMoves() throws(Inconsistency) {
    switch repeatedMove {
    case .moveSection(let section, _):
      throw Inconsistency("attempt to perform two moves from the same section (\(section))")
    case .moveRow(let row, _):
      throw Inconsistency("attempt to perform two moves from the same index path (\(row.words))")
    default: break
    }
    guard Set(movedSections.values).count == movedSections.count else {
      throw Inconsistency("attempt to perform two moves to the same section")
    }
    guard Set(movedRows.values).count == movedRows.count else {
      throw Inconsistency("attempt to perform two moves to the same index path")
    }
  }

  // MARK: Counts (behaviour 7.26, 7.27, 7.29)

  func sectionCountInconsistency(_ before: [Int], _ after: [Int]) -> Inconsistency {
    guard before == after || !words.tellsAll else { return batchInconsistency(before, after) }
    return Inconsistency(
      "Invalid update: invalid number of sections. The number of sections contained in the "
        + "\(words.view) after the update (\(after.count)) must be equal to the number of sections "
        + "contained in the \(words.view) before the update (\(before.count)), plus or minus the "
        + "number of sections inserted or deleted (\(insertedSections.count) inserted, "
        + "\(deletedSections.count) deleted).\(words.ending)")
  }

  func rowCountInconsistency(
    _ before: [Int], _ after: [Int], section: Int, target: Int, inserted: Int, deleted: Int,
    movedIn: Int, movedOut: Int
  ) -> Inconsistency {
    guard before == after || !words.tellsAll else { return batchInconsistency(before, after) }
    let elements = "\(words.element)s"
    return Inconsistency(
      "Invalid update: invalid number of \(elements) in section \(target). The number of \(elements) "
        + "contained in an existing section after the update (\(after[target])) must be equal to the "
        + "number of \(elements) contained in that section before the update (\(before[section])), "
        + "plus or minus the number of \(elements) inserted or deleted from that section "
        + "(\(inserted) inserted, \(deleted) deleted) and plus or minus the number of \(elements) "
        + "moved into or out of that section (\(movedIn) moved in, \(movedOut) moved out)."
        + words.ending)
  }

  /// Returns the text of recent systems for data that has changed in another way than the batch
  /// says.
  private func batchInconsistency(_ before: [Int], _ after: [Int]) -> Inconsistency {
    Inconsistency(
      "Invalid batch updates detected: the number of sections and/or \(words.element)s returned by "
        + "the data source \(words.moments) performing the batch updates are inconsistent with the "
        + "updates.\n"
        + "Data source before updates = \(list(counts: before))\n"
        + "Data source after updates = \(list(counts: after))\n"
        + "Updates = [\n"
        + list.flatMap { $0.lines(words.element) }.map { "\t\($0)" }.joined(separator: ",\n")
        + "\n]")
  }

  private func list(counts: [Int]) -> String {
    "{ \(counts.count) section\(counts.count == 1 ? "" : "s") with \(words.element) counts: "
      + "\(counts) }"
  }
}

extension ListUpdates.Update {
  /// The update as UIKit lists it.
  ///
  /// A reload is a delete and an insert.
  fileprivate func lines(_ element: String) -> [String] {
    switch self {
    case .deleteSections(let sections): sections.map { "Delete section (\($0))" }
    case .insertSections(let sections): sections.map { "Insert section (\($0))" }
    case .reloadSections(let sections):
      sections.flatMap { ["Delete section (\($0))", "Insert section (\($0))"] }
    case .moveSection(let section, let target): ["Move section (\(section)) to (\(target))"]
    case .deleteRow(let row): ["Delete \(element) (\(row.pair))"]
    case .insertRow(let row): ["Insert \(element) (\(row.pair))"]
    case .reloadRow(let row):
      ["Delete \(element) (\(row.pair))", "Insert \(element) (\(row.pair))"]
    case .reconfigureRow(let row): ["Reconfigure \(element) (\(row.pair))"]
    case .moveRow(let row, let target): ["Move \(element) (\(row.pair)) to (\(target.pair))"]
    }
  }
}
