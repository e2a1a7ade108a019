extension TableRowContent {
  /// Shows a menu when the user presses the row.
  public nonisolated func contextMenu<M: View>(
    @ViewBuilder menuItems: () -> M
  ) -> some TableRowContent<TableRowValue> {
    TupleTableRowContent<TableRowValue, Self>(
      _rows: AnyView(TableRowsView(content: self).contextMenu(menuItems: menuItems)))
  }
}
