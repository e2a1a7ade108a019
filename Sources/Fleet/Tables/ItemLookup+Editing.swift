import HeadlessUIKit

extension ItemLookup<UITableView> {
  /// Whether the table is edited, or a failure was recorded.
  func isBeingEdited(for row: TableRow) -> Bool {
    if list.isInEditMode { return true }
    fail(TableWords.notEdited(row, in: list))
    return false
  }

  /// What a row offers at its trailing edge, if the user can get there; otherwise a failure was
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
