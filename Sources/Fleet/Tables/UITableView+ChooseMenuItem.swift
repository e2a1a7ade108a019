import FailureReporting
public import HeadlessUIKit

extension UITableView {
  /// Presses a row for long, which opens its context menu, and chooses an item.
  ///
  /// Items of submenus are found too. Nothing is selected. Records a failure when a user could not
  /// reach the row, when it has no menu, or when no item of that title can be chosen.
  ///
  /// ```swift
  /// let inbox = UITableViewController()
  /// inbox.tableView.chooseMenuItem(withTitle: "Reply", at: [0, 1])
  /// ```
  public func chooseMenuItem(
    withTitle title: String, at indexPath: IndexPath, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let lookup = RowLookup(
      table: self, path: indexPath, site: CallSite(fileID, filePath, line, column))
    lookup.withContextMenu(to: "choose menu item") { open, row in
      guard let menu = open.menu else {
        return lookup.fail(
          "\(RowLookup.rejected(row)): Context menu has no items.", "It has a preview only.")
      }
      if let refusal = menu.choose(titled: title) { lookup.fail(refusal.reason, refusal.details) }
    }
  }

  /// Presses a row for long, and taps the preview above its context menu.
  ///
  /// Records a failure when a user could not reach the row, or when it has no context menu with a
  /// preview.
  ///
  /// ```swift
  /// let inbox = UITableViewController()
  /// inbox.tableView.tapContextMenuPreview(at: [0, 1])
  /// ```
  public func tapContextMenuPreview(
    at indexPath: IndexPath, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let lookup = RowLookup(
      table: self, path: indexPath, site: CallSite(fileID, filePath, line, column))
    lookup.withContextMenu(to: "tap context menu preview") { open, row in
      guard open.hasPreview else {
        return lookup.fail(
          "\(RowLookup.rejected(row)): Context menu has no preview.",
          "Its configuration's previewProvider is missing, or returned nil.")
      }
      open.tapPreview()
    }
  }
}

extension RowLookup {
  /// Opens the row's context menu, does something in it, and closes it if it still shows.
  fileprivate func withContextMenu(to purpose: String, _ act: (RowMenu, TableRow) -> Void) {
    Gesture.perform(in: table.hostApplication, at: site) { _ in
      guard let row = row(to: purpose), reach(row) != nil else { return }
      switch table.openContextMenu(at: row) {
      case .none:
        fail(
          "\(Self.rejected(row)): Row has no context menu.",
          "Delegate's tableView(_:contextMenuConfigurationForRowAt:point:) returned nil.")
      case .empty:
        fail(
          "\(Self.rejected(row)): Context menu is empty.",
          "Its configuration has neither a menu nor a preview.")
      case .open(let open):
        act(open, row)
        open.close()
      }
    }
  }
}
