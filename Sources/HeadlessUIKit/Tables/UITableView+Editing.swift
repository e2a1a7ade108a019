import Foundation

extension UITableView {
  /// Asks for a row's role while the table is edited (behaviour 109, 110).
  private final func editingPart(of row: ItemPath) -> EditingPart {
    var part = EditingPart()
    guard storedIsEditing, canEdit(row) else { return part }
    part.isEditing = true
    // Rows that are selected with check marks have no edit control, so their style is not asked
    // for.
    if !allowsMultipleSelectionDuringEditing {
      part.style = editingStyle(of: row)
      part.hasControl = part.style != .none
    }
    part.isMovable = dataSource?.tableView(self, canMoveRowAt: row.indexPath) ?? false
    return part
  }

  /// Gives all cells their role after editing has begun or ended.
  final func updateEditing(animated: Bool) {
    // Cells from before a reload may belong to rows that no longer exist.
    guard !list.needsReload else { return }
    for entry in list.displayed {
      guard let part = asking({ editingPart(of: entry.row) }) else { return }
      let isCurrent = isUnchanged {
        indent(entry.cell, for: entry.row, part)
        entry.cell.take(part, animated: animated)
      }
      guard isCurrent else { return }
    }
  }

  /// Gives a cell that is about to appear its role while the table is edited.
  final func prepareEditing(of cell: UITableViewCell, for row: ItemPath) {
    var part = editingPart(of: row)
    if let shown = list.shownActions, shown.row == row, shown.isOpen {
      part.isEditing = true
      part.showsActions = true
    }
    indent(cell, for: row, part)
    cell.show(part)
  }

  private func indent(_ cell: UITableViewCell, for row: ItemPath, _ part: EditingPart) {
    guard part.isEditing, let delegate else { return }
    cell.shouldIndentWhileEditing = delegate.tableView(
      self, shouldIndentWhileEditingRowAt: row.indexPath)
  }

  /// Handles a tap on a row's control for deleting or inserting (behaviour 109).
  final func editControlTapped(at row: ItemPath, _ style: UITableViewCell.EditingStyle) {
    switch style {
    case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: row.indexPath)
    case .delete:
      if list.shownActions?.row == row { return closeActions() }
      _ = show(offeredActions(at: row, .trailing), at: row)
    case .none: return
    }
  }
}
