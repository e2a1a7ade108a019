import Foundation

extension UICollectionView {
  // MARK: Batches (behaviour 479, 487)

  /// Begins a batch, or a part of the current one.
  ///
  /// The counts before the batch are from the last load; a collection view without a load asks
  /// for them now (behaviour 480).
  final func openUpdates(by call: String) {
    // After a reload within the batch the data may go on changing until the end of it.
    if !list.batch.isOpen { loadCountsIfNeeded() }
    list.batch.open(by: call, words: .collection(objectName(self), hostApplication.device.system))
  }

  /// Keeps the counts from before updates that could not be made (behaviour 928).
  ///
  /// Where the data source has fewer items by now, it is not asked for the missing ones: all items
  /// are loaded anew with the next layout.
  final func updatesFailed(_ counts: [Int]?) {
    guard list.hasLoaded, let now = counts ?? asking({ askCounts() }) else { return reloadData() }
    let hasAll =
      now.count >= self.counts.count && zip(self.counts, now).allSatisfy { $0 <= $1 }
    guard !hasAll else { return }
    preparation.owesReload = true
    setNeedsLayout()
  }

  /// Loads all anew if the data source has fewer items than before updates that could not be made.
  final func reloadIfOwed() {
    if preparation.owesReload, !list.batch.isOpen { reloadData() }
  }

  // MARK: Making a change

  /// Applies a change to the collection view.
  ///
  /// Remaining items move to their new positions with their views. New items are loaded before the
  /// cells of removed ones become available for reuse (behaviour 468).
  final func adopt(
    _ change: some ListChange, counts: [Int], updates: [ListUpdates.Update],
    reconfiguring rows: [ItemPath]
  ) {
    list.edition &+= 1
    preparation.owesReload = false
    self.counts = counts
    follow(change)
    guard !list.needsReload else {
      preparation.owesInvalidation = true
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
    if let row = pass.scrollTarget?.row, change.newItem(of: row) != row { pass.scrollTarget = nil }
    followOrthogonals(change)
    actionsFollow(change)
    if let row = moment.movement.flatMap({ change.newItem(of: $0.row) }) {
      moment.movement?.row = row
    } else {
      moment.movement = nil
    }
  }

  /// The elements that have views.
  private var elements: [(kind: ElementKind, path: IndexPath)] {
    list.displayed.map { (.cell, $0.row.indexPath) } + list.supplements.map { ($0.kind, $0.path) }
  }

  /// Makes the layout follow the change, in UIKit's order (behaviour 497).
  private func showChanges(
    _ updates: [UICollectionViewUpdateItem], old: [(kind: ElementKind, path: IndexPath)]
  ) {
    guard hasRoom, !pass.isUnderWay else {
      preparation.owesInvalidation = true
      return setNeedsLayout()
    }
    let layout = asking {
      storedLayout.invalidate(announcing: contextForData(everything: false))
      // Even a layout that keeps the invalidation to itself prepares for changed data.
      preparation.isPrepared = false
      preparation.query = nil
      prepareLayout()
      let layout = storedLayout
      layout.prepare(forCollectionViewUpdates: updates)
      for (kind, path) in old { layout.tellDisappearing(kind, at: path) }
      return layout
    }
    guard let layout, isUnchanged(by: { moveToTargetOffset() }),
      isUnchanged(by: { layOutElements(isUpdate: true) })
    else { return }
    for (kind, path) in elements { layout.tellAppearing(kind, at: path) }
    layout.finalizeCollectionViewUpdates()
  }

  private func moveToTargetOffset() {
    let offset = targetOffset(for: contentOffset)
    if offset != contentOffset { contentOffset = offset }
  }

  // MARK: Index paths

}
