extension ListSubject {
  /// Whether a tap selects anything now.
  package var letsUserSelect: Bool {
    isInEditMode
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// Whether a tap leaves other items selected now.
  package var selectsSeveral: Bool {
    isInEditMode ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Whether an item is selected.
  package func isSelected(_ item: ItemPath) -> Bool { list.selection.contains(item) }

  /// Selects an item, and returns whether it was not selected before.
  @discardableResult
  func select(_ item: ItemPath, animated: Bool = false) -> Bool {
    let isNew = list.selection.insert(item)
    displayedCell(item)?.showSelection(true, animated: animated)
    return isNew
  }

  func deselect(_ item: ItemPath, animated: Bool = false) {
    list.selection.remove(item)
    displayedCell(item)?.showSelection(false, animated: animated)
  }

  func deselectAll(animated: Bool = false) {
    for item in list.selection.rows { deselect(item, animated: animated) }
  }

  /// Whether an item exists after a callback, which may have exchanged the data source.
  func stillContains(_ item: ItemPath) -> Bool {
    loadCountsIfNeeded()
    return contains(item)
  }

  /// Forgets the selection of items that do not exist, as new counts say.
  func dropLostSelection() {
    if !list.selection.isEmpty { list.selection.keep { contains($0) } }
  }

  // MARK: Two fingers (behaviour 463, 471)

  package func userSelect(
    from first: ItemPath, to last: ItemPath
  ) -> Refusal<ItemTap.Fault>? {
    // Two fingers scroll what scrolls both ways.
    guard !scrollsBothWays else { return Refusal(.cancelled) }
    let path = first.indexPath
    guard shouldBeginMultipleSelection(at: path) ?? allowsMultipleSelectionDuringEditing else {
      return Refusal(
        .vetoed, culprit: delegateObject,
        method: "\(Self.names.function)(_:shouldBeginMultipleSelectionInteractionAt:)")
    }
    if allowsMultipleSelectionDuringEditing {
      beginEditingForTwoFingers()
    } else {
      allowsMultipleSelection = true
    }
    didBeginMultipleSelection(at: path)
    for item in ItemPath.between(first, last, counts: knownCounts)
    where contains(item) && !list.selection.contains(item) { userSelectAlso(item) }
    didEndMultipleSelection()
    return nil
  }
}
