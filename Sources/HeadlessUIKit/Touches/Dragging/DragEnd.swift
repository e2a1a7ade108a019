import Foundation

/// Where a user begins or ends a drag.
@MainActor
package enum DragEnd {
  /// A view.
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

  /// What gives the items that are dragged from there.
  var source: (any DragSide)? {
    switch self {
    case .view(let view):
      var next: UIView? = view
      while let each = next {
        let own = each.interactions.lazy.compactMap { $0 as? UIDragInteraction }
          .first(where: \.isEnabled)
        if let own { return own }
        next = each.superview
      }
      return nil
    case .row(let table, let path):
      guard table.dragInteractionEnabled, table.dragDelegate != nil else { return nil }
      return ListDrag(list: table, path: path)
    case .item(let collection, let path):
      guard collection.dragInteractionEnabled, collection.dragDelegate != nil else { return nil }
      return ListDrag(list: collection, path: path)
    }
  }

  /// What takes the items that are dropped there.
  var target: (any DropSide)? {
    switch self {
    case .view(let view):
      var next: UIView? = view
      while let each = next {
        if let own = each.interactions.lazy.compactMap({ $0 as? UIDropInteraction }).first {
          return own
        }
        if let table = each as? UITableView, table.dropDelegate != nil {
          return ListDrop(table, at: nil)
        }
        if let collection = each as? UICollectionView, collection.dropDelegate != nil {
          return ListDrop(collection, at: nil)
        }
        next = each.superview
      }
      return nil
    case .row(let table, let path):
      return table.dropDelegate == nil ? nil : ListDrop(table, at: path)
    case .item(let collection, let path):
      return collection.dropDelegate == nil ? nil : ListDrop(collection, at: path)
    }
  }

  /// The middle of what is there.
  var place: (CGPoint, UIView) {
    var rect = view.bounds
    switch self {
    case .view: break
    case .row(let table, let path):
      if let cell = table.cellForRow(at: path) { rect = cell.frame }
    case .item(let collection, let path):
      if let cell = collection.cellForItem(at: path) { rect = cell.frame }
    }
    return (CGPoint(x: rect.midX, y: rect.midY), view)
  }
}
