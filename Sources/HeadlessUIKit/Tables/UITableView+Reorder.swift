import Foundation

extension UITableView {
  /// Returns whether the user can move a row.
  ///
  /// The row must be in editing mode, and the data source must allow the move.
  package final func isMovable(_ row: TableRow) -> Bool {
    displayedCell(row)?.part.isMovable ?? false
  }

  /// Returns whether a row can move to an index: one in its section, or one up to the end of
  /// another.
  package final func hasPlace(_ target: TableRow, for row: TableRow) -> Bool {
    guard geometry.sections.indices.contains(target.section) else { return false }
    let count = geometry.sections[target.section].count
    return target.row >= 0 && target.row < (target.section == row.section ? count : count + 1)
  }

  /// Drags a row to an index and drops it there, as a user does (behaviour 111).
  package final func userMove(_ row: TableRow, to proposed: TableRow) -> ListMove {
    guard isMovable(row) else { return .refused }
    let generation = generation
    let cell = displayedCell(row)
    cell?.isReordering = true
    defer { cell?.isReordering = false }
    holdAtEdge(untilShown: proposed)
    guard generation == self.generation else { return .lost }
    var target = proposed
    if let delegate {
      let method = "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)"
      let answer = delegate.tableView(
        self, targetIndexPathForMoveFromRowAt: row.indexPath,
        toProposedIndexPath: proposed.indexPath)
      guard generation == self.generation else { return .lost }
      guard let answered = TableRow(answer), hasPlace(answered, for: row) else {
        raiseNoRow(answer, from: method)
        return .reported
      }
      target = answered
    }
    guard target != row else { return .stayed }
    dataSource?.tableView(self, moveRowAt: row.indexPath, to: target.indexPath)
    // A data source that has updated the table meanwhile has shown the move already.
    if missingMethod == nil, generation == self.generation { relocate(row, to: target) }
    return .moved(target)
  }

  /// Holds a row at the edge, as a user does, until the place shows to which it is to go.
  final func holdAtEdge(untilShown place: TableRow) {
    holdAtEdge { [self] in
      guard geometry.sections.indices.contains(place.section) else { return nil }
      let last = geometry.sections[place.section].count - 1
      return last < 0
        ? nil : rect(of: TableRow(section: place.section, row: min(place.row, last)))
    }
  }

  /// Moves a row to another index, without asking about anything that stays the same.
  private func relocate(_ row: TableRow, to target: TableRow) {
    let before = geometry.sections.map(\.count)
    var after = before
    after[row.section] -= 1
    after[target.section] += 1
    var move = TableUpdates()
    move.add(.moveRow(row, to: target))
    guard let change = try? move.change(from: before, to: after) else { return reloadData() }
    adopt(change, counts: after)
  }
}
