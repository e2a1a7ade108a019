import Foundation
import HeadlessUIKit

extension UIScrollView {
  /// The item behind or before one, in the order of sections; `nil` at the ends.
  final func path(from path: IndexPath, forward: Bool) -> IndexPath? {
    var item = path.item + (forward ? 1 : -1)
    var section = path.section
    while (0..<sectionCount).contains(section) {
      if (0..<itemCount(in: section)).contains(item) {
        return IndexPath(item: item, section: section)
      }
      section += forward ? 1 : -1
      guard (0..<sectionCount).contains(section) else { return nil }
      item = forward ? 0 : itemCount(in: section) - 1
    }
    return nil
  }

  private final var sectionCount: Int {
    (self as? UITableView)?.numberOfSections ?? (self as? UICollectionView)?.numberOfSections ?? 0
  }

  private final func itemCount(in section: Int) -> Int {
    (self as? UITableView)?.numberOfRows(inSection: section)
      ?? (self as? UICollectionView)?.numberOfItems(inSection: section) ?? 0
  }

  /// Scrolls until an item is the last that shows, or the first.
  final func reveal(_ path: IndexPath, forward: Bool) {
    (self as? UITableView)?
      .scrollToRow(at: path, at: forward ? .bottom : .top, animated: false)
    (self as? UICollectionView)?
      .scrollToItem(at: path, at: forward ? .bottom : .top, animated: false)
  }
}
