import Foundation

extension UICollectionView {
  // MARK: The finger

  /// The cell that a touch has gone down in, or in one of its subviews.
  final func cell(touchedBy touch: UITouch) -> UICollectionViewCell? {
    var view = touch.storedView
    while let next = view {
      if let cell = next as? UICollectionViewCell, holds(cell) { return cell }
      let superview = next.storedSuperview
      if superview === self { return nil }
      view = superview
    }
    return nil
  }

  /// A finger that was on an item is gone: the item is selected, and then not highlighted any more
  /// (behaviour 451).
  final func pressEnded(_ index: Int, isTap: Bool, _ touch: UITouch) {
    let press = list.presses[index]
    let tap = touch.itemTap
    guard !press.isLost, isTap else {
      list.presses.remove(at: index)
      unhighlight(press)
      tap?.end = .refused(Refusal(press.isLost ? .lost : .cancelled))
      return
    }
    let end = tapped(press.row, press.path)
    // A callback may have changed the items, or have ended the touch.
    if let last = pressIndex(of: touch) { unhighlight(list.presses.remove(at: last)) }
    tap?.end = end
  }

  private func unhighlight(_ press: ItemPress<UICollectionViewCell>) {
    if press.cell.isHighlighted { press.cell.isHighlighted = false }
    if !press.isLost { delegate?.collectionView(self, didUnhighlightItemAt: press.path) }
  }

  // MARK: The selection

  /// Changes the selection as a tap on an item does (behaviour 452 to 457).
  final func tapped(_ row: ItemPath, _ path: IndexPath) -> ItemTap.End {
    guard contains(row) else { return .refused(Refusal(.lost)) }
    if let cell = displayedCell(row) as? UICollectionViewListCell, cell.togglesOutline {
      toggleOutline(at: row)
      return .refused(Refusal(.toggled))
    }
    guard letsUserSelect else { return .refused(Refusal(.notSelectable)) }
    if selectsSeveral { return tappedAmongSeveral(row, path) }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) != false else {
      performPrimaryAction(at: row)
      return vetoed("collectionView(_:shouldSelectItemAt:)")
    }
    guard contains(row) else { return .refused(Refusal(.lost)) }
    deselectOthers(than: row)
    guard contains(row) else { return .refused(Refusal(.lost)) }
    selectAsUser(row, path)
    performPrimaryAction(at: row)
    return .selected(row)
  }

  private func tappedAmongSeveral(_ row: ItemPath, _ path: IndexPath) -> ItemTap.End {
    if list.selection.contains(row) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: path) != false else {
        return vetoed("collectionView(_:shouldDeselectItemAt:)")
      }
      guard contains(row) else { return .refused(Refusal(.lost)) }
      deselect(row)
      delegate?.collectionView(self, didDeselectItemAt: path)
      return .deselected(row)
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) != false else {
      return vetoed("collectionView(_:shouldSelectItemAt:)")
    }
    guard contains(row) else { return .refused(Refusal(.lost)) }
    selectAsUser(row, path)
    return .selected(row)
  }

  /// Selects the item that the focus has moved to, where the selection follows it.
  final func selectFocused(_ path: IndexPath) {
    guard let row = ItemPath(path), contains(row), letsUserSelect, !isSelected(row),
      delegate?.collectionView(self, selectionFollowsFocusForItemAt: path) ?? selectionFollowsFocus,
      delegate?.collectionView(self, shouldSelectItemAt: path) != false, contains(row)
    else { return }
    if !selectsSeveral { deselectOthers(than: row) }
    if contains(row) { selectAsUser(row, path) }
  }

  /// Deselects all items but one, and tells the delegate (behaviour 454).
  private func deselectOthers(than row: ItemPath) {
    for other in list.selection.rows where other != row && list.selection.contains(other) {
      deselect(other)
      delegate?.collectionView(self, didDeselectItemAt: other.indexPath)
    }
  }

  final func userSelectAlso(_ row: ItemPath) {
    let path = row.indexPath
    guard delegate?.collectionView(self, shouldSelectItemAt: path) != false, contains(row) else {
      return
    }
    select(row)
    delegate?.collectionView(self, didSelectItemAt: path)
  }

  private func selectAsUser(_ row: ItemPath, _ path: IndexPath) {
    select(row)
    if !selectsSeveral, AppWatch.withholds(.selection(in: self)) { return }
    if let cell = displayedCell(row), let segue = cell.cellOrigin?.selectionSegue {
      segue.trigger(cell)
    }
    delegate?.collectionView(self, didSelectItemAt: path)
  }

  /// Performs the primary action of an item that was tapped, whether or not it could be selected
  /// (behaviour 457).
  private func performPrimaryAction(at row: ItemPath) {
    guard contains(row), let delegate, hostApplication.device.system.performsPrimaryActions else {
      return
    }
    let path = row.indexPath
    guard delegate.collectionView(self, canPerformPrimaryActionForItemAt: path),
      !AppWatch.withholds(.selection(in: self))
    else { return }
    delegate.collectionView(self, performPrimaryActionForItemAt: path)
  }

  /// Leaves one item selected, because several cannot be any more (behaviour 464).
  final func deselectAllButFirst() {
    for row in list.selection.rows.dropFirst() { deselect(row) }
  }

  /// Returns the item of an index path, or raises UIKit's exception if it does not exist (behaviour
  /// 460).
  final func rowToSelect(_ path: IndexPath, by call: String) -> ItemPath? {
    loadCountsIfNeeded()
    if let row = ItemPath(path), contains(row) { return row }
    raiseOutOfBounds(path, "modify the selection of", by: call)
    return nil
  }

  // MARK: Editing (behaviour 465)

  /// Whether the collection view is edited, and its delegate lets an item be.
  final func isEdited(_ row: ItemPath) -> Bool {
    guard isEditing else { return false }
    return delegate?.collectionView(self, canEditItemAt: row.indexPath) ?? true
  }

  final func editingDidChange() {
    guard !list.needsReload else { return }
    for entry in list.displayed {
      guard let isEdited = asking({ isEdited(entry.row) }) else { return }
      entry.cell.isEdited = isEdited
    }
  }
}
