import HeadlessUIKit

/// The actions of rows, which a swipe opens.
@MainActor
enum RowActions {
  /// Opens the swipe actions of the row that the view is, or is in.
  ///
  /// Returns whether it has any.
  static func show(of view: UIView, _ direction: UISwipeGestureRecognizer.Direction) -> Bool {
    guard direction == .left || direction == .right else { return false }
    var next: UIView? = view
    while let candidate = next {
      if let cell = candidate as? UITableViewCell, let row = cell.shownItem,
        let table = cell.superview as? UITableView
      {
        let isReversed = table.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let edge: OfferedActions.Edge = (direction == .left) != isReversed ? .trailing : .leading
        if let shown = table.shownActions, shown.row == row, shown.offered.edge != edge {
          table.closeActions()
          return true
        }
        guard !table.isInEditMode, table.canEdit(row) else { return false }
        return table.show(table.offeredActions(at: row, edge), at: row) != nil
      }
      next = candidate.superview
    }
    return false
  }
}
