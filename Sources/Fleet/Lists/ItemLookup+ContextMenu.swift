import HeadlessUIKit

extension ItemLookup {
  /// Opens the context menu, and chooses an item of it.
  ///
  /// - Parameter other: Uses another menu of the cell's, and returns whether there is one.
  func chooseMenuItem(
    _ title: String, insteadOf other: (List.Cell, TableRow) -> Bool = { _, _ in false }
  ) {
    withMenu(to: "choose menu item", insteadOf: other) { open, item in
      guard let menu = open.menu else { return fail(words.noItemsInContextMenu(item)) }
      MenuWords(menu: menu, of: list.cell(of: item), name: words.name).choose(title)?.report(
        at: site)
    }
  }

  /// Opens the context menu, and taps the preview above it.
  func tapContextMenuPreview() {
    withMenu(to: "tap context menu preview") { open, item in
      guard open.hasPreview else { return fail(words.noPreviewInContextMenu(item)) }
      open.tapPreview()
    }
  }

  /// Opens the context menu, does something in it, and closes it if it still shows.
  private func withMenu(
    to purpose: String, insteadOf other: (List.Cell, TableRow) -> Bool = { _, _ in false },
    _ act: (RowMenu, TableRow) -> Void
  ) {
    guard let item = item(to: purpose), let (cell, _) = reach(item), !other(cell, item) else {
      return
    }
    switch list.openContextMenu(at: item) {
    case .none: fail(words.noContextMenu(item, in: list))
    case .nothingAllowed: fail(words.nothingAllowed(item, in: list))
    case .empty: fail(words.emptyContextMenu(item))
    case .open(let open):
      act(open, item)
      open.close()
    }
  }
}
