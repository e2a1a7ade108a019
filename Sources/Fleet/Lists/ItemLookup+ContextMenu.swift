import HeadlessUIKit

extension ItemLookup {
  /// Opens the context menu, and chooses an item of it.
  ///
  /// - Parameter other: Uses another menu of the cell's, and returns whether there is one.
  func chooseMenuItem(
    _ title: String,
    insteadOf other: (List.Cell, ItemPath) throws(Fault) -> Bool = { _, _ in false }
  ) throws(Fault) {
    try withMenu(to: "choose menu item", insteadOf: other) { open, item in
      guard let menu = open.menu else {
        return fault(kind: .missing, words.noItemsInContextMenu(item))
      }
      return MenuWords(menu: menu, of: list.cell(of: item), name: words.name).choose(title)
    }
  }

  /// Opens the context menu, and taps the preview above it.
  func tapContextMenuPreview() throws(Fault) {
    try withMenu(to: "tap context menu preview") { open, item in
      guard open.hasPreview else {
        return fault(kind: .missing, words.noPreviewInContextMenu(item))
      }
      open.tapPreview()
      return nil
    }
  }

  /// Opens the context menu, does something in it, and closes it if it still shows.
  private func withMenu(
    to purpose: String,
    insteadOf other: (List.Cell, ItemPath) throws(Fault) -> Bool = { _, _ in false },
    _ act: (ItemMenu, ItemPath) -> Fault?
  ) throws(Fault) {
    let item = try item(to: purpose)
    let (cell, _) = try reach(item)
    if try other(cell, item) { return }
    switch list.openContextMenu(at: item) {
    case .none: throw fault(kind: .missing, words.noContextMenu(item, in: list))
    case .nothingAllowed: throw fault(words.nothingAllowed(item, in: list))
    case .empty: throw fault(kind: .missing, words.emptyContextMenu(item))
    case .open(let open):
      let failed = act(open, item)
      open.close()
      if let failed { throw failed }
    }
  }
}
