import HeadlessUIKit

extension ElementNode {
  /// The choice of an item of the menu that the element opens: its own, or that of what it stands in;
  /// `nil` if it has none.
  func choosing(menuItemTitled title: String) -> Act? {
    if case .part(let part) = self, case .barItem(let item) = part.meaning {
      return .helper { item.chooseMenuItem(titled: title, at: $0.site) }
    }
    guard let view = holder?.touchTarget else { return nil }
    let owner = view.nearestContextMenuInteraction?.view
    func isRows(_ cell: UIView) -> Bool {
      (view as? UIButton)?.menu == nil && owner?.isDescendant(of: cell) != true
    }
    if let (table, cell, row) = rowAround, isRows(cell) {
      return .helper { ItemLookup(table, row.indexPath, $0.site).chooseMenuItem(title) }
    }
    let around = sequence(first: view, next: \.superview)
    if let cell = around.lazy.compactMap({ $0 as? UICollectionViewCell }).first,
      let collection = cell.superview as? UICollectionView, isRows(cell),
      let path = collection.indexPath(for: cell)
    {
      return .helper { ItemLookup(collection, path, $0.site).chooseMenuItem(title) }
    }
    return .helper { view.chooseMenuItem(titled: title, at: $0.site) }
  }
}
