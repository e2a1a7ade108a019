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
        return show(row, in: table, direction) { table.closeActions() }
      }
      if let cell = candidate as? UICollectionViewCell, let item = cell.shownItem,
        let collection = cell.superview as? UICollectionView, collection.canSwipe(item)
      {
        return show(item, in: collection, direction) { collection.closeActions() }
      }
      next = candidate.superview
    }
    return false
  }

  private static func show(
    _ item: ItemPath, in list: some ListView, _ direction: UISwipeGestureRecognizer.Direction,
    close: () -> Void
  ) -> Bool {
    let isReversed = list.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let edge: OfferedActions.Edge = (direction == .left) != isReversed ? .trailing : .leading
    if let shown = list.shownActions, shown.row == item, shown.offered.edge != edge {
      close()
      return true
    }
    guard !list.isInEditMode, list.canEdit(item) else { return false }
    return list.show(list.offeredActions(at: item, edge), at: item) != nil
  }
}
