import Foundation
import HeadlessUIKit

extension ElementNode {
  /// The responder that the element is, which assistive technologies ask to do things.
  var responder: UIResponder? { object as? UIResponder }

  /// The list that the element stands in, and its item there.
  var listItem: (list: UIScrollView, path: IndexPath)? {
    if let (table, _, row) = rowAround { return (table, row.indexPath) }
    var view = holder
    while let next = view {
      if let cell = next as? UICollectionViewCell, let list = cell.superview as? UICollectionView,
        let path = list.indexPath(for: cell)
      {
        return (list, path)
      }
      view = next.superview
    }
    return nil
  }
}
