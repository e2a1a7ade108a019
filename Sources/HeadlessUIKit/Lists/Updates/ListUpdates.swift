import Foundation

/// The updates of a batch in a table or a collection, in the order of the calls (behaviour 113).
///
/// Deletes, reloads and the sources of moves use the indices before the batch. Inserts and the
/// targets of moves use the indices after it.
struct ListUpdates {
  enum Update {
    case deleteSections(IndexSet)
    case insertSections(IndexSet)
    case reloadSections(IndexSet)
    case moveSection(Int, to: Int)
    case deleteRow(ItemPath)
    case insertRow(ItemPath)
    case reloadRow(ItemPath)
    case reconfigureRow(ItemPath)
    case moveRow(ItemPath, to: ItemPath)
  }

  /// Why a batch is inconsistent, in UIKit's words.
  struct Inconsistency: Error, Equatable {
    let reason: String

    init(_ reason: String) { self.reason = reason }
  }

  /// The names of the changed things in messages.
  let words: UpdateWords
  private(set) var list: [Update] = []
  // Sets of ranges, because an app may name millions of sections that do not exist.
  private(set) var deletedSections = IndexSet()
  private(set) var insertedSections = IndexSet()
  private(set) var reloadedSections = IndexSet()
  private(set) var movedSections: [Int: Int] = [:]
  private(set) var deletedRows: Set<ItemPath> = []
  private(set) var insertedRows: Set<ItemPath> = []
  private(set) var reloadedRows: Set<ItemPath> = []
  private(set) var reconfiguredRows: Set<ItemPath> = []
  private(set) var movedRows: [ItemPath: ItemPath] = [:]
  /// An update that was made twice although it can only be made once.
  private(set) var repeatedMove: Update?

  init(words: UpdateWords = .table) { self.words = words }

  mutating func add(_ update: Update) {
    list.append(update)
    switch update {
    case .deleteSections(let sections): deletedSections.formUnion(sections)
    case .insertSections(let sections): insertedSections.formUnion(sections)
    case .reloadSections(let sections): reloadedSections.formUnion(sections)
    case .deleteRow(let row): deletedRows.insert(row)
    case .insertRow(let row): insertedRows.insert(row)
    case .reloadRow(let row): reloadedRows.insert(row)
    case .reconfigureRow(let row): reconfiguredRows.insert(row)
    case .moveSection(let section, let target):
      if movedSections.updateValue(target, forKey: section) != nil { repeatedMove = update }
    case .moveRow(let row, let target):
      if movedRows.updateValue(target, forKey: row) != nil { repeatedMove = update }
    }
  }

  /// Returns the change that the batch makes, given the counts before and after it.
  ///
  /// Indices are checked first, then counts (behaviour 114).
  func change(from before: [Int], to after: [Int]) throws(Inconsistency) -> BatchChange {
    try checkPlaces(before, after)
    try checkTogether()
    let sections = IndexChange(
      removed: Set(deletedSections).union(movedSections.keys),
      added: Set(insertedSections).union(movedSections.values))
    guard after.count - insertedSections.count == before.count - deletedSections.count else {
      throw sectionCountInconsistency(before, after)
    }
    // Looked up for each section, which a set of ranges is slow at.
    let reloaded = Set(reloadedSections)
    return BatchChange(
      sections: sections, movedSections: movedSections, reloadedSections: reloaded,
      rows: try rowChanges(sections, reloaded, before, after), movedRows: movedRows,
      reloadedRows: reloadedRows)
  }

  /// Returns the changes of rows in the sections that stay.
  private func rowChanges(
    _ sections: IndexChange, _ reloaded: Set<Int>, _ before: [Int], _ after: [Int]
  ) throws(Inconsistency) -> [Int: IndexChange] {
    let deleted = Dictionary(grouping: deletedRows, by: \.section)
    let inserted = Dictionary(grouping: insertedRows, by: \.section)
    let movedOut = Dictionary(grouping: movedRows.keys, by: \.section)
    let movedIn = Dictionary(grouping: movedRows.values, by: \.section)
    var changes: [Int: IndexChange] = [:]
    for section in before.indices where !reloaded.contains(section) {
      guard let target = movedSections[section] ?? sections.newIndex(of: section) else { continue }
      let removed = (deleted[section] ?? []) + (movedOut[section] ?? [])
      let added = (inserted[target] ?? []) + (movedIn[target] ?? [])
      guard after[target] - added.count == before[section] - removed.count else {
        throw rowCountInconsistency(
          before, after, section: section, target: target,
          inserted: inserted[target]?.count ?? 0, deleted: deleted[section]?.count ?? 0,
          movedIn: movedIn[target]?.count ?? 0, movedOut: movedOut[section]?.count ?? 0)
      }
      if removed.isEmpty, added.isEmpty { continue }
      changes[section] = IndexChange(removed: removed.map(\.row), added: added.map(\.row))
    }
    return changes
  }
}
