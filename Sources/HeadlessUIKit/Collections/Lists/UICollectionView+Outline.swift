import Foundation

extension UICollectionView {
  private var outline: (any OutlineSource)? { dataSource as? any OutlineSource }

  /// Returns whether an item is expanded; `nil` if it cannot be.
  package final func isExpanded(at row: ItemPath) -> Bool? { outline?.isExpanded(at: row) }

  /// Expands or collapses an item, as a user does, and returns what keeps it from that
  /// (behaviour 545, 553).
  @discardableResult
  package final func toggleOutline(at row: ItemPath) -> Refusal<OutlineFault>? {
    guard contains(row), let outline else { return Refusal(.notExpandable) }
    return outline.toggle(at: row)
  }

  /// Tells a cell how deep its item is, and whether it is expanded (behaviour 543).
  final func showOutline(in cell: UICollectionViewCell, at row: ItemPath) {
    guard let outline, let level = outline.outlineLevel(at: row) else { return }
    cell.isExpanded = outline.isExpanded(at: row) ?? false
    if let cell = cell as? UICollectionViewListCell { cell.indentationLevel = level }
  }

  /// Tells all cells how deep their items are now.
  final func outlineDidChange() {
    guard !list.needsReload else { return }
    for entry in list.displayed { showOutline(in: entry.cell, at: entry.row) }
  }
}
