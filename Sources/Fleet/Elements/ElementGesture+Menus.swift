import HeadlessUIKit

extension ElementGesture {
  /// Chooses an item of the menu that the element opens: its own, or that of what it stands in.
  func chooseMenuItem(of node: ElementNode, titled title: String) {
    if case .part(let part) = node, case .barItem(let item) = part.meaning {
      return item.chooseMenuItem(titled: title, at: site)
    }
    guard let holder = node.holder else { return fail(node, "It has no menu.") }
    let view = ElementReach.target(of: holder)
    let owner = view.nearestContextMenuInteraction?.view
    func isRows(_ cell: UIView) -> Bool {
      (view as? UIButton)?.menu == nil && owner?.isDescendant(of: cell) != true
    }
    if let (table, cell, row) = node.rowAround, isRows(cell) {
      return ItemLookup(table, row.indexPath, site).chooseMenuItem(title)
    }
    let around = sequence(first: view, next: \.superview)
    if let cell = around.lazy.compactMap({ $0 as? UICollectionViewCell }).first,
      let collection = cell.superview as? UICollectionView, isRows(cell),
      let path = collection.indexPath(for: cell)
    {
      return ItemLookup(collection, path, site).chooseMenuItem(title)
    }
    view.chooseMenuItem(titled: title, at: site)
  }

  /// Fails unless the element is in sight, now that it was scrolled to.
  func expectSight(of node: ElementNode) {
    guard node.holder?.window != nil else { return fail(node, "It is in no window.") }
    guard !ElementReach.isOnScreen(node) else { return }
    fail(node, "Nothing scrolls to it.")
  }
}
