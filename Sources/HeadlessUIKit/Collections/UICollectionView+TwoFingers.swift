import Foundation

extension UICollectionView {
  /// Pans over items with two fingers, which selects them (behaviour 463, 471).
  ///
  /// - Returns: What kept the user from that.
  package final func userSelect(
    from first: TableRow, to last: TableRow
  ) -> Refusal<RowTap.Fault>? {
    let room = storedBounds.size
    // Two fingers scroll what scrolls both ways.
    guard contentSize.width <= room.width || contentSize.height <= room.height else {
      return Refusal(.cancelled)
    }
    let path = first.indexPath
    let begins =
      delegate?.collectionView(self, shouldBeginMultipleSelectionInteractionAt: path)
      ?? allowsMultipleSelectionDuringEditing
    guard begins else {
      return Refusal(
        .vetoed, culprit: delegate as? NSObject,
        method: "collectionView(_:shouldBeginMultipleSelectionInteractionAt:)")
    }
    if allowsMultipleSelectionDuringEditing {
      isEditing = true
    } else {
      allowsMultipleSelection = true
    }
    delegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: path)
    for row in TableRow.between(first, last, counts: counts)
    where contains(row) && !selection.contains(row) {
      let path = row.indexPath
      guard delegate?.collectionView(self, shouldSelectItemAt: path) != false, contains(row) else {
        continue
      }
      select(row)
      delegate?.collectionView(self, didSelectItemAt: path)
    }
    delegate?.collectionViewDidEndMultipleSelectionInteraction(self)
    return nil
  }
}
