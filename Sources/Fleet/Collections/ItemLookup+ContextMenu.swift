import HeadlessUIKit

extension ItemLookup {
  /// Opens the item's context menu, does something in it, and closes it if it still shows.
  func withContextMenu(to purpose: String, _ act: (RowMenu, TableRow) -> Void) {
    perform { _ in
      guard let item = item(to: purpose), reach(item) != nil else { return }
      switch collection.openContextMenu(at: item) {
      case .none: fail(CollectionWords.noContextMenu(item))
      case .empty: fail(CollectionWords.emptyContextMenu(item))
      case .open(let open):
        act(open, item)
        open.close()
      }
    }
  }
}
