import Foundation

extension UITableView {
  /// What has become of a row that the user has dragged.
  package enum MoveOutcome: Equatable {
    /// It lies at a place, which may be another one than it was dragged to.
    case moved(TableRow)
    /// The delegate has it stay where it was.
    case stayed
    /// It went away in a callback.
    case lost
    /// The delegate's answer makes no sense, which was reported.
    case reported
  }

  /// Whether the user can move a row: it is edited, and the data source has nothing against it.
  package final func isMovable(_ row: TableRow) -> Bool {
    displayedCell(row)?.part.isMovable ?? false
  }

  /// Whether a row can come to lie at a place: one in its section, or one in or after another's.
  package final func hasPlace(_ place: TableRow, for row: TableRow) -> Bool {
    guard geometry.sections.indices.contains(place.section) else { return false }
    let count = geometry.sections[place.section].count
    return place.row >= 0 && place.row < (place.section == row.section ? count : count + 1)
  }

  /// The user drags a row to a place and drops it there (behaviour 111).
  package final func userMove(_ row: TableRow, to place: TableRow) -> MoveOutcome {
    let generation = generation
    let cell = displayedCell(row)
    cell?.isReordering = true
    defer { cell?.isReordering = false }
    var target = place
    if let delegate {
      let method = "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)"
      let answer = delegate.tableView(
        self, targetIndexPathForMoveFromRowAt: row.indexPath,
        toProposedIndexPath: place.indexPath)
      guard generation == self.generation else { return .lost }
      guard let answered = TableRow(answer), hasPlace(answered, for: row) else {
        raiseNoRow(answer, from: method)
        return .reported
      }
      target = answered
    }
    guard target != row else { return .stayed }
    dataSource?.tableView(self, moveRowAt: row.indexPath, to: target.indexPath)
    // A data source that has updated the table meanwhile has shown the move by itself.
    if missingMethod == nil, generation == self.generation { relocate(row, to: target) }
    return .moved(target)
  }

  /// Shows a row at another place, without asking for anything that stays as it is.
  private func relocate(_ row: TableRow, to place: TableRow) {
    let before = geometry.sections.map(\.count)
    var after = before
    after[row.section] -= 1
    after[place.section] += 1
    var move = TableUpdates()
    move.add(.moveRow(row, to: place))
    guard let change = try? move.change(from: before, to: after) else { return reloadData() }
    adopt(change, counts: after)
  }
}
