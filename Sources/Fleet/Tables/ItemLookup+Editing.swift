import HeadlessUIKit

extension ItemLookup<UITableView> {
  /// The actions at a row's trailing edge, if the user can get there; otherwise a failure was
  /// recorded.
  ///
  /// While the table is edited, the actions stand behind the row's delete control.
  func trailingActions(of row: TableRow) -> OfferedActions? {
    guard let cell = editableCell(of: row) else { return nil }
    if list.isInEditMode, cell.editControl == nil || cell.editingStyle != .delete {
      fail(TableWords.noDeleteControl(row, cell, in: list))
      return nil
    }
    return list.offeredActions(at: row, .trailing)
  }
}
