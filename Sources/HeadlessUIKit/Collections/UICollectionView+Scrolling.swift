import Foundation

extension UICollectionView {
  /// Reports an index path of no item.
  ///
  /// The message names the method that it was given to.
  final func raiseOutOfBounds(_ path: IndexPath, _ attempt: String, by call: String) {
    let name = "Collection view: \(objectName(self))."
    let reason =
      if path.count != 2 {
        "Attempted to \(attempt) an invalid index path (\(path.words)). \(name)"
      } else if counts.indices.contains(path[0]) {
        "Attempted to \(attempt) an out-of-bounds item (\(path[1])) when there are only "
          + "\(counts[path[0]]) items in section \(path[0]). \(name)"
      } else {
        "Attempted to \(attempt) an out-of-bounds section (\(path[0])) when there are only "
          + "\(counts.count) sections. \(name)"
      }
    ModelException.internalInconsistency.raise(reason, by: call)
  }

  /// Returns the item of an index path, or raises UIKit's exception if it does not exist (behaviour
  /// 476).
  final func rowToScroll(to path: IndexPath, by call: String) -> ItemPath? {
    loadCountsIfNeeded()
    if let row = ItemPath(path), contains(row) { return row }
    raiseOutOfBounds(path, "scroll the collection view to", by: call)
    return nil
  }

  /// Returns whether a position is one at most along each axis (behaviour 467).
  final func isValid(_ position: ScrollPosition, by call: String) -> Bool {
    func isOne(_ positions: ScrollPosition, _ name: String) -> Bool {
      guard position.intersection(positions).rawValue.nonzeroBitCount > 1 else { return true }
      ModelException.invalidArgument.raise(
        "attempt to use a scroll view with multiple \(name) scroll positions", by: call)
      return false
    }
    return isOne(.vertical, "vertical") && isOne(.horizontal, "horizontal")
  }

  /// Scrolls until an item is at a position; the offset stays in its range (behaviour 478).
  final func scroll(to row: ItemPath, _ position: ScrollPosition, animated: Bool) {
    prepareLayout()
    guard hasLayout, let attributes = attributes(of: row) else { return }
    scrollOrthogonally(to: attributes, position, animated: animated)
    guard let target = offset(to: row, position) else { return }
    setContentOffset(target, animated: animated)
    // Items that come into view may turn out to be larger than expected.
    pass.scrollTarget =
      animated || storedLayout.growthAxis == nil || !storedLayout.sizesItself
      ? nil : ScrollTarget(row: row, position: position, offset: contentOffset)
  }

  /// Returns the offset at which an item is at a position, or `nil` if the layout does not place it.
  final func offset(to row: ItemPath, _ position: ScrollPosition) -> CGPoint? {
    guard let frame = attributes(of: row)?.frame else { return nil }
    var target = contentOffset
    let insets = adjustedContentInset
    let size = storedBounds.size
    if position.contains(.top) { target.y = frame.minY - insets.top }
    if position.contains(.bottom) { target.y = frame.maxY + insets.bottom - size.height }
    if position.contains(.centeredVertically) {
      target.y = frame.midY - insets.top - (size.height - insets.top - insets.bottom) / 2
    }
    if position.contains(.left) { target.x = frame.minX - insets.left }
    if position.contains(.right) { target.x = frame.maxX + insets.right - size.width }
    if position.contains(.centeredHorizontally) {
      target.x = frame.midX - insets.left - (size.width - insets.left - insets.right) / 2
    }
    return target == contentOffset ? target : clamped(target)
  }

  /// Scrolls just far enough to reveal an item, as a user looking for it does.
  package final func reveal(_ row: ItemPath) {
    layOutForUser()
    // Items that are measured on the way may push the item on.
    for _ in 0..<Self.revealLimit {
      guard hasLayout, contains(row), let attributes = attributes(of: row) else { return }
      revealOrthogonally(attributes)
      let target = offset(toShow: attributes.frame)
      guard target != contentOffset else { break }
      setContentOffset(target, animated: false)
      layoutIfNeeded()
      guard storedLayout.sizesItself else { return }
    }
    layoutIfNeeded()
  }

  /// How often a user looking for an item scrolls on.
  private static let revealLimit = 8

  /// Returns where an item is, or `nil` if the layout does not place it.
  package final func rect(of row: ItemPath) -> CGRect? {
    prepareLayout()
    return hasLayout ? attributes(of: row)?.frame : nil
  }

  // MARK: The index

  /// The entries of the index beside the collection view.
  package final var indexTitles: [String] { dataSource?.indexTitles(for: self) ?? [] }

  /// The user taps an entry of the index: the collection view scrolls to its item.
  package final func userTapIndexTitle(_ title: String, at index: Int) {
    guard
      let path = dataSource?.collectionView(self, indexPathForIndexTitle: title, at: index),
      let row = ItemPath(path), contains(row)
    else { return }
    let isHorizontal = contentSize.width > storedBounds.width
    scrollToItem(at: path, at: isHorizontal ? .left : .top, animated: false)
    layOutForUser()
  }
}
