import Foundation

extension NSLayoutConstraint {
  /// Whether both items are in the tree of a view, which a constraint needs to count.
  final func isWithin(_ view: UIView) -> Bool {
    [firstItem, secondItem].allSatisfy { item in
      let itemView = item as? UIView ?? (item as? UILayoutGuide)?.owningView
      return itemView?.isDescendant(of: view) ?? true
    }
  }
}
