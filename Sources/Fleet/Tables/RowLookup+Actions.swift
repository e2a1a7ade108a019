import HeadlessUIKit

extension RowLookup {
  /// What a row offers at its trailing edge, if the user can get there; otherwise a failure was
  /// recorded.
  ///
  /// While the table is edited, the actions stand behind the row's delete control.
  func trailingActions(of row: TableRow) -> OfferedActions? {
    guard let cell = editableCell(of: row) else { return nil }
    if table.isInEditMode, cell.editControl == nil || cell.editingStyle != .delete {
      fail(TableWords.noDeleteControl(row, cell, in: table))
      return nil
    }
    return table.offeredActions(at: row, .trailing)
  }

  /// Which action of those that a row offers has a title.
  func index(of title: String, in offered: OfferedActions) -> Int? {
    offered.actions.firstIndex { $0.title == title }
  }

  /// Shows what a row offers, and taps one of its actions.
  func tap(
    _ index: Int, of offered: OfferedActions, at row: TableRow, in application: UIApplication
  ) {
    guard let shown = show(offered, at: row) else { return }
    tap(index, of: shown, at: row, in: application)
  }

  /// Taps one of the actions that a row shows.
  func tap(_ index: Int, of shown: ShownActions, at row: TableRow, in application: UIApplication) {
    expectImplementation(for: row) {
      if shown.buttons.indices.contains(index) { application.finger.tap(shown.buttons[index]) }
    }
  }

  /// Shows what a row offers; otherwise a failure was recorded.
  func show(_ offered: OfferedActions, at row: TableRow) -> ShownActions? {
    if let shown = table.show(offered, at: row) { return shown }
    fail(TableWords.wentAway(row, whileItWas: "swiped", in: table))
    return nil
  }
}
