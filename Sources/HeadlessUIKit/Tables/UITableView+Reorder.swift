import Foundation

extension UITableView {
  /// Returns whether the user can move a row.
  ///
  /// The row must be in editing mode, and the data source must allow the move.
  package final func isMovable(_ row: ItemPath) -> Bool {
    displayedCell(row)?.part.isMovable ?? false
  }

  /// Drags a row to an index and drops it there, as a user does (behaviour 111).
  package final func userMove(_ row: ItemPath, to proposed: ItemPath) -> ListMove {
    guard isMovable(row) else { return .refused }
    let cell = displayedCell(row)
    cell?.isReordering = true
    defer { cell?.isReordering = false }
    guard isUnchanged(by: { holdAtEdge(untilShown: proposed) }) else { return .lost }
    var target = proposed
    if let delegate {
      let method = "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)"
      let answer = asking {
        delegate.tableView(
          self, targetIndexPathForMoveFromRowAt: row.indexPath,
          toProposedIndexPath: proposed.indexPath)
      }
      guard let answer else { return .lost }
      guard let answered = ItemPath(answer), hasPlace(answered, for: row) else {
        raiseNoRow(answer, from: method)
        return .reported
      }
      target = answered
    }
    guard target != row else { return .stayed }
    let isCurrent = isUnchanged {
      dataSource?.tableView(self, moveRowAt: row.indexPath, to: target.indexPath)
    }
    // A data source that has updated the table meanwhile has shown the move already.
    if list.missingMethod == nil, isCurrent { relocate(row, to: target) }
    return .moved(target)
  }
}
