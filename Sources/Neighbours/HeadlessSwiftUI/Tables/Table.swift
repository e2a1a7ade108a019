/// Rows of values, with a column for each of their properties where there is room for several.
public nonisolated struct Table<Value, Rows, Columns>: View
where
  Value == Rows.TableRowValue, Rows: TableRowContent, Columns: TableColumnContent,
  Rows.TableRowValue == Columns.TableRowValue
{
  let columns: Columns
  let rows: Rows
  let selection: ListSelection?
  let sort: TableSort?

  /// The header and the rows.
  @MainActor public var body: some View {
    TableBody(
      columns: columns._columns, rows: rows._rows, selection: selection, sort: sort)
  }
}

extension Table {
  /// Creates a table of rows.
  public init(
    of valueType: Value.Type = Value.self,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(columns: columns(), rows: rows(), selection: nil, sort: nil)
  }

  /// Creates a table of rows, one of which can be selected.
  public init(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(columns: columns(), rows: rows(), selection: ListSelection(selection), sort: nil)
  }

  /// Creates a table of rows, several of which can be selected.
  public init(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(columns: columns(), rows: rows(), selection: ListSelection(selection), sort: nil)
  }

  /// Creates a table of rows, whose order the user chooses.
  public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(columns: columns(), rows: rows(), selection: nil, sort: TableSort(sortOrder))
  }

  /// Creates a table of rows, whose order the user chooses, and one of which can be selected.
  public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      columns: columns(), rows: rows(), selection: ListSelection(selection),
      sort: TableSort(sortOrder))
  }

  /// Creates a table of rows, whose order the user chooses, and several of which can be selected.
  public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      columns: columns(), rows: rows(), selection: ListSelection(selection),
      sort: TableSort(sortOrder))
  }
}
