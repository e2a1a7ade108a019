import Foundation

// A data source that conforms to `UIDataSourceModelAssociation` says which of its data were selected and
// which came first in view, and where these are at the next launch. Without one, the paths of the
// selected items are kept, and the offset as for any scroll view.
extension ListSubject {
  /// Encodes the selection and the first visible item.
  func encodeItems(with coder: NSCoder) {
    let first = list.displayed.first {
      !$0.isLookedAt && place(of: $0.row)?.intersects(bounds) == true
    }?.row
    let corner = first.flatMap(place)?.origin ?? .zero
    ListRestoration(
      selected: list.selection.rows.compactMap(lasting), first: first.flatMap(lasting),
      distance: CGPoint(x: contentOffset.x - corner.x, y: contentOffset.y - corner.y)
    ).encode(with: coder)
  }

  /// Reads the saved state; it is restored when the list is laid out in a window.
  func decodeItems(with coder: NSCoder) {
    list.restoration = ListRestoration(from: coder)
    setNeedsLayout()
  }

  /// Restores the selection, and scrolls to the first visible item.
  func restoreItems() {
    guard let kept = list.restoration, list.hasLoaded, window != nil else { return }
    list.restoration = nil
    for item in kept.selected.compactMap(found)
    where contains(item) && (selectsSeveral || list.selection.isEmpty) { select(item) }
    guard let first = kept.first.flatMap(found), contains(first), let place = place(of: first)
    else { return }
    contentOffset = clamped(
      CGPoint(x: place.minX + kept.distance.x, y: place.minY + kept.distance.y))
  }

  private var association: (any UIDataSourceModelAssociation)? {
    dataSourceObject as? any UIDataSourceModelAssociation
  }

  private func lasting(_ item: ItemPath) -> ListPlace? {
    guard let association else { return .path([item.section, item.row]) }
    return association.modelIdentifierForElement(at: item.indexPath, in: self).map(ListPlace.name)
  }

  private func found(_ place: ListPlace) -> ItemPath? {
    switch place {
    case .path(let path): ItemPath(IndexPath(indexes: path))
    case .name(let name):
      association?.indexPathForElement(withModelIdentifier: name, in: self).flatMap(ItemPath.init)
    }
  }
}
