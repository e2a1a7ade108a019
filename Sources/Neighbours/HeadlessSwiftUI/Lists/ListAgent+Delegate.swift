extension ListAgent: UICollectionViewDelegate {
  // MARK: Rows come and go

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    guard let cell = cell as? RowCell else { return }
    cell.setShown(true)
    if let isSelected = selection?.read() { select(cell, at: indexPath, if: isSelected) }
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    guard let cell = cell as? RowCell else { return }
    cell.setShown(false)
    cell.leave()
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) { (view as? SectionEndView)?.setShown(true) }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) { (view as? SectionEndView)?.setShown(false) }

  // MARK: Selecting

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { reacts(at: indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { reacts(at: indexPath) }

  private func reacts(at path: IndexPath) -> Bool {
    let isPressed = !view.isEditing && cell(at: path)?.isPressable == true
    return isPressed || value(at: path) != nil
  }

  private func cell(at path: IndexPath) -> RowCell? { view.cellForItem(at: path) as? RowCell }

  /// What selecting a row would select: of several ones only while rows are edited.
  private func value(at path: IndexPath) -> AnyHashable? {
    guard let selection, !selection.isMany || view.isEditing, let row = row(at: path),
      let tag = row.tag, selection.accepts(tag), !row.traits[SelectionDisabledTrait.self]
    else { return nil }
    return tag
  }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    let value = value(at: indexPath)
    if let value { selection?.set(value, true) }
    if !view.isEditing { cell(at: indexPath)?.press() }
    if value == nil { view.deselectItem(at: indexPath, animated: true) }
  }

  func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    guard selection?.isMany == true, let value = value(at: indexPath) else { return }
    selection?.set(value, false)
  }

  /// Shows what is selected of the rows that show.
  func showSelection() {
    guard let isSelected = selection?.read() else { return }
    for cell in view.shownRows {
      if let path = cell.path { select(cell, at: path, if: isSelected) }
    }
  }

  private func select(_ cell: RowCell, at path: IndexPath, if selected: (AnyHashable) -> Bool) {
    let isSelected = row(at: path)?.tag.map(selected) ?? false
    guard cell.isSelected != isSelected else { return }
    if isSelected {
      view.selectItem(at: path, animated: false, scrollPosition: [])
    } else {
      view.deselectItem(at: path, animated: false)
    }
  }

  // MARK: Editing

  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    // A row stays among the rows of its `ForEach`.
    func owner(_ path: IndexPath) -> ObjectIdentifier? {
      guard sections.indices.contains(path.section) else { return nil }
      return sections[path.section].edits(at: path.item)?.owner
    }
    let own = owner(originalIndexPath)
    return originalIndexPath.section == proposedIndexPath.section && own != nil
      && owner(proposedIndexPath) == own ? proposedIndexPath : currentIndexPath
  }

  /// What a swipe over a row offers.
  func actions(at path: IndexPath, _ edge: HorizontalEdge) -> UISwipeActionsConfiguration? {
    guard let row = row(at: path) else { return nil }
    let swipes = row.traits[SwipeTrait.self].filter { $0.edge == edge }
    if !swipes.isEmpty {
      let made = swipes.flatMap { SwipeWords($0.content, node).actions }
      let configuration = UISwipeActionsConfiguration(actions: made)
      configuration.performsFirstActionWithFullSwipe = swipes.allSatisfy(\.allowsFullSwipe)
      return configuration
    }
    guard edge == .trailing, row.delete != nil else { return nil }
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, done in
      // The row may stand elsewhere by now.
      self?.row(at: path)?.delete?()
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }
}
