import Foundation

/// Where a user begins or ends a drag.
@MainActor
package enum DragEnd {
  case view(UIView)
  /// A row of a table, or the place after its last one.
  case row(UITableView, IndexPath)
  /// An item of a collection view, or the place after its last one.
  case item(UICollectionView, IndexPath)

  /// The view that the finger touches there.
  package var view: UIView {
    switch self {
    case .view(let view): view
    case .row(let table, _): table
    case .item(let collection, _): collection
    }
  }

  /// The list and the item of it, if the user's finger is at one.
  var listItem: (list: any DragSubject, path: IndexPath)? {
    switch self {
    case .view: nil
    case .row(let table, let path): (table, path)
    case .item(let collection, let path): (collection, path)
    }
  }

  /// The source of the items that are dragged from there.
  var source: (any DragSide)? {
    if let (list, path) = listItem { return list.drag(from: path) }
    var next: UIView? = view
    while let each = next {
      let own = each.interactions.lazy.compactMap { $0 as? UIDragInteraction }
        .first(where: \.isEnabled)
      if let own { return own }
      next = each.superview
    }
    return nil
  }

  /// The target of the items that are dropped there.
  var target: (any DropSide)? {
    if let (list, path) = listItem { return list.drop(at: path) }
    var next: UIView? = view
    while let each = next {
      if let own = each.interactions.lazy.compactMap({ $0 as? UIDropInteraction }).first {
        return own
      }
      if let drop = (each as? any DragSubject)?.drop(at: nil) { return drop }
      if let paste = PasteDrop(on: each) { return paste }
      next = each.superview
    }
    return nil
  }

  /// The middle of the row, item or view, in the coordinates of the view.
  var place: (CGPoint, UIView) {
    var rect = view.bounds
    if let (list, path) = listItem, let row = ItemPath(path), let cell = list.cell(of: row) {
      rect = cell.frame
    }
    return (CGPoint(x: rect.midX, y: rect.midY), view)
  }
}
