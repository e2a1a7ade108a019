import HeadlessUIKit

extension ItemLookup<UITableView> {
  /// What a row offers at its trailing edge, if the user can get there.
  ///
  /// While the table is edited, the actions stand behind the row's delete control.
  func trailingActions(of row: ItemPath) throws(Fault) -> OfferedActions {
    let cell = try editableCell(of: row)
    if list.isInEditMode, cell.editControl == nil || cell.editingStyle != .delete {
      throw fault(kind: .missing, TableWords.noDeleteControl(row, cell, in: list))
    }
    return list.offeredActions(at: row, .trailing)
  }
}
