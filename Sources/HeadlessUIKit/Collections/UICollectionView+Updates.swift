import Foundation

extension UICollectionView {
  // MARK: Batches (behaviour 479, 487)

  /// Begins a batch, or a part of the current one.
  ///
  /// The counts before the batch are those of the last load; a collection view that has none asks
  /// for them now (behaviour 480).
  final func openUpdates(by call: String) {
    // After a reload within the batch the data may go on changing until the end of it.
    if !batch.isOpen { loadCountsIfNeeded() }
    batch.open(by: call, words: .collection(objectName(self)))
  }

  // MARK: Making a change

  /// Applies a change to the collection view.
  ///
  /// What stays moves to its new position with its view. New items are loaded before the cells of
  /// removed ones become available for reuse (behaviour 468).
  final func adopt(
    _ change: some ListChange, counts: [Int], updates: [ListUpdates.Update],
    reconfiguring rows: [TableRow]
  ) {
    self.generation &+= 1
    self.counts = counts
    follow(change)
    guard !needsReload else {
      owesInvalidation = true
      return setNeedsLayout()
    }
    let old = elements
    let leaving = followCells(change)
    let leavingViews = followSupplements(change)
    if reconfigure(rows) {
      showChanges(updates.flatMap(UICollectionViewUpdateItem.items), old: old)
    }
    endDisplaying(leaving, leavingViews)
  }

  /// Moves everything remembered about items along with them, and forgets removed ones.
  private func follow(_ change: some ListChange) {
    followItems(change)
    storedLayout.follow(change)
    if let row = scrollTarget?.row, change.newRow(of: row) != row { scrollTarget = nil }
    followOrthogonals(change)
    actionsFollow(change)
    if let row = movement.flatMap({ change.newRow(of: $0.row) }) {
      movement?.row = row
    } else {
      movement = nil
    }
  }

  /// The elements that have views.
  private var elements: [(kind: ElementKind, path: IndexPath)] {
    displayed.map { (.cell, $0.row.indexPath) } + supplements.map { ($0.kind, $0.path) }
  }

  /// Lets the layout follow the change, in UIKit's order (behaviour 497).
  private func showChanges(
    _ updates: [UICollectionViewUpdateItem], old: [(kind: ElementKind, path: IndexPath)]
  ) {
    guard hasRoom, !isLayingOut else {
      owesInvalidation = true
      return setNeedsLayout()
    }
    let generation = generation
    storedLayout.invalidate(announcing: contextForData(everything: false))
    // Even a layout that keeps the invalidation to itself prepares for other data.
    isPrepared = false
    query = nil
    prepareLayout()
    let layout = storedLayout
    layout.prepare(forCollectionViewUpdates: updates)
    for (kind, path) in old {
      switch kind {
      case .cell: _ = layout.finalLayoutAttributesForDisappearingItem(at: path)
      case .supplementary(let name):
        _ = layout.finalLayoutAttributesForDisappearingSupplementaryElement(
          ofKind: name, at: path)
      case .decoration(let name):
        _ = layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: name, at: path)
      }
    }
    guard generation == self.generation else { return }
    let offset = targetOffset(for: contentOffset)
    if offset != contentOffset { contentOffset = offset }
    guard generation == self.generation else { return }
    layOutElements(isUpdate: true)
    guard generation == self.generation else { return }
    for (kind, path) in elements {
      switch kind {
      case .cell: _ = layout.initialLayoutAttributesForAppearingItem(at: path)
      case .supplementary(let name):
        _ = layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: name, at: path)
      case .decoration(let name):
        _ = layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: name, at: path)
      }
    }
    layout.finalizeCollectionViewUpdates()
  }

  // MARK: Index paths

}
