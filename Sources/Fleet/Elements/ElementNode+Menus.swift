import HeadlessUIKit

extension ElementNode {
  /// The choice of an item of the menu that the element opens: its own, or its container's; `nil`
  /// without a menu.
  func choosing(menuItemTitled title: String) -> Act? {
    if case .part(let part) = self, case .barItem(let item) = part.meaning {
      return item.choosing(menuItemTitled: title)
    }
    return using(.item(title))
  }

  /// A tap on the preview of the context menu that the element opens; `nil` without a menu.
  var tappingContextMenuPreview: Act? {
    if case .part(let part) = self, case .barItem = part.meaning { return nil }
    return using(.preview)
  }

  /// The part of an open menu that a user touches.
  @MainActor
  private enum MenuPart {
    case item(String), preview

    func touching(of view: UIView) -> Act {
      switch self {
      case .item(let title): view.choosing(menuItemTitled: title)
      case .preview: view.tappingContextMenuPreview
      }
    }

    func touching(at path: IndexPath, of list: some ListView) -> Act {
      switch self {
      case .item(let title): list.choosing(title, at: path)
      case .preview: list.tappingContextMenuPreview(at: path)
      }
    }
  }

  /// The use of a menu: of the row around the element, or of the view that a finger meets.
  private func using(_ part: MenuPart) -> Act? {
    guard let view = holder?.touchTarget else { return nil }
    let owner = view.nearestContextMenuInteraction?.view
    func isRows(_ cell: UIView) -> Bool {
      (view as? UIButton)?.menu == nil && owner?.isDescendant(of: cell) != true
    }
    if let (table, cell, row) = rowAround, isRows(cell) {
      return part.touching(at: row.indexPath, of: table)
    }
    let around = sequence(first: view, next: \.superview)
    if let cell = around.lazy.compactMap({ $0 as? UICollectionViewCell }).first,
      let collection = cell.superview as? UICollectionView, isRows(cell),
      let path = collection.indexPath(for: cell)
    {
      return part.touching(at: path, of: collection)
    }
    return part.touching(of: view)
  }
}
