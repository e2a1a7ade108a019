import Foundation

extension UICollectionView {
  /// Returns the list configuration of a section, or `nil` if it is not a list.
  final func list(ofSection index: Int) -> UICollectionLayoutListConfiguration? {
    (storedLayout as? UICollectionViewCompositionalLayout)?.section(at: index)?.section.list
  }

  /// Tells a list's cell about the lines around it.
  final func showSeparators(in cell: UICollectionViewCell, at row: ItemPath) {
    guard let cell = cell as? UICollectionViewListCell, let list = list(ofSection: row.section),
      list.showsSeparators
    else { return }
    let usual = list.separatorConfiguration
    cell.separators = list.itemSeparatorHandler?(row.indexPath, usual) ?? usual
  }

  // MARK: Swipe actions (behaviour 544)

  /// Returns whether the delegate lets an item be edited.
  package final func canEdit(_ row: ItemPath) -> Bool {
    delegate?.collectionView(self, canEditItemAt: row.indexPath) ?? true
  }

  /// Whether an item is in a list, whose items can be swiped.
  package final func canSwipe(_ row: ItemPath) -> Bool { list(ofSection: row.section) != nil }

  /// Asks for the actions of an item on one side.
  package final func offeredActions(
    at row: ItemPath, _ edge: OfferedActions.Edge
  ) -> OfferedActions {
    let list = list(ofSection: row.section)
    let provider =
      edge == .leading
      ? list?.leadingSwipeActionsConfigurationProvider
      : list?.trailingSwipeActionsConfigurationProvider
    let configuration = provider?(row.indexPath)
    return OfferedActions(
      edge, (configuration?.actions ?? []).map { .contextual($0) },
      performsFirstOnFullSwipe: configuration?.performsFirstActionWithFullSwipe ?? false)
  }

  /// Opens the actions of an item.
  ///
  /// - Returns: The open actions, or `nil` if the item went away meanwhile.
  package final func show(_ offered: OfferedActions, at row: ItemPath) -> ShownActions? {
    closeActions()
    guard contains(row), !offered.actions.isEmpty, let cell = displayedCell(row) else {
      return nil
    }
    let shown = ShownActions(offered, at: row, isSwipe: true)
    list.shownActions = shown
    shown.isOpen = true
    let isReversed = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    addButtons(
      of: shown, at: cell.bounds, isAtLeft: (offered.edge == .leading) != isReversed, to: cell)
    cell.isSwiped = true
    return shown
  }

  /// Opens the actions at the trailing edge of an item, if it has any.
  final func revealTrailingActions(at row: ItemPath) {
    guard contains(row), canEdit(row) else { return }
    _ = show(offeredActions(at: row, .trailing), at: row)
  }

  /// Closes the open actions of an item.
  package final func closeActions() {
    guard let shown = list.shownActions else { return }
    list.shownActions = nil
    for button in shown.buttons {
      (button.storedSuperview as? UICollectionViewCell)?.isSwiped = false
      button.removeFromSuperview()
    }
  }

  /// Moves the actions with their item, or closes them if the item has gone.
  final func actionsFollow(_ change: some ListChange) {
    guard let shown = list.shownActions, let row = shown.row else { return }
    shown.row = change.newItem(of: row)
    if shown.row == nil { closeActions() }
  }
}
