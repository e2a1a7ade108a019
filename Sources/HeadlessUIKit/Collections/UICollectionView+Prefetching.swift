import Foundation

extension UICollectionView {
  /// Requests the items of one more page in the direction of the last scroll (behaviour 414, 434).
  ///
  /// Nothing is requested before the first scroll. Requests that are no longer ahead are cancelled.
  final func prefetchItems(_ query: ElementQuery) {
    guard prefetchDataSource != nil, isPrefetchingEnabled else { return }
    let bounds = storedBounds
    let last = list.prefetch.bounds
    list.prefetch.bounds = bounds
    guard let last, last.size == bounds.size, last.origin != bounds.origin else { return }
    let move = CGPoint(x: bounds.minX - last.minX, y: bounds.minY - last.minY)
    if let wanted = asking({ itemsAhead(move) }) { prefetch(wanted) }
  }

  /// Returns the items of the page after the visible one, the nearest first.
  private func itemsAhead(_ move: CGPoint) -> [ItemPath] {
    let bounds = storedBounds
    let isVertical = abs(move.y) >= abs(move.x)
    let page =
      isVertical
      ? bounds.offsetBy(dx: 0, dy: move.y < 0 ? -bounds.height : bounds.height)
      : bounds.offsetBy(dx: move.x < 0 ? -bounds.width : bounds.width, dy: 0)
    guard preparation.isPrepared else { return [] }
    let found = askForElements(in: page)
    var ahead: [(distance: CGFloat, row: ItemPath)] = []
    for attributes in found {
      guard let row = attributes.row, contains(row), displayedCell(row) == nil,
        attributes.isFinite
      else { continue }
      let frame = attributes.frame
      let distance =
        isVertical
        ? move.y < 0 ? bounds.minY - frame.maxY : frame.minY - bounds.maxY
        : move.x < 0 ? bounds.minX - frame.maxX : frame.minX - bounds.maxX
      ahead.append((distance, row))
    }
    let isBack = isVertical ? move.y < 0 : move.x < 0
    ahead.sort { one, other in
      if one.distance != other.distance { return one.distance < other.distance }
      return isBack ? one.row > other.row : one.row < other.row
    }
    return ahead.map(\.row)
  }
}
