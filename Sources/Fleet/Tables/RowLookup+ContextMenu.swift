import HeadlessUIKit

extension RowLookup {
  /// Opens the row's context menu, does something in it, and closes it if it still shows.
  func withContextMenu(to purpose: String, _ act: (RowMenu, TableRow) -> Void) {
    perform { _ in
      guard let row = row(to: purpose), reach(row) != nil else { return }
      switch table.openContextMenu(at: row) {
      case .none: fail(TableWords.noContextMenu(row, in: table))
      case .nothingAllowed: fail(TableWords.nothingAllowed(row, in: table))
      case .empty: fail(TableWords.emptyContextMenu(row))
      case .open(let open):
        act(open, row)
        open.close()
      }
    }
  }
}
