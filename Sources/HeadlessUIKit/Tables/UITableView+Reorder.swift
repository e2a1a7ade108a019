import Foundation

extension UITableView {
  /// Returns whether the user can move a row.
  ///
  /// The row must be in editing mode, and the data source must allow the move.
  package final func isMovable(_ row: TableRow) -> Bool {
    displayedCell(row)?.part.isMovable ?? false
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
}
