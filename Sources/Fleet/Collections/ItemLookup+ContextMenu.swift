import HeadlessUIKit

extension ItemLookup {
  /// Opens the item's context menu, does something in it, and closes it if it still shows.
  func withContextMenu(to purpose: String, _ act: (RowMenu, TableRow) -> Void) {
    withMenu(to: purpose, popUp: nil, context: act)
  }

  /// Opens the menu at the edge of the item, if it has one and that is wanted, or else its context
  /// menu; does something in it, and closes a context menu that still shows.
  func withMenu(
    to purpose: String, popUp: ((OpenMenu) -> Void)?, context: (RowMenu, TableRow) -> Void
  ) {
    perform { _ in
      guard let item = item(to: purpose), let (cell, _) = reach(item) else { return }
      if let popUp, let button = popUpButton(of: cell) {
        if let obstacle = button.obstacle {
          return CollectionWords.touching(item).report(obstacle, at: site)
        }
        if let menu = button.openMenuAsUser() { return popUp(menu) }
      }
      switch collection.openContextMenu(at: item) {
      case .none: fail(CollectionWords.noContextMenu(item, in: collection))
      case .nothingAllowed: fail(CollectionWords.nothingAllowed(item, in: collection))
      case .empty: fail(CollectionWords.emptyContextMenu(item))
      case .open(let open):
        context(open, item)
        open.close()
      }
    }
  }

  private func popUpButton(of cell: UICollectionViewCell) -> UIButton? {
    accessories(of: cell).first { $0.kind == .popUpMenu }?.view as? UIButton
  }
}
