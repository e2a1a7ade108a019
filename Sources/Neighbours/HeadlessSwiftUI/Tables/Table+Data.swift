extension Table {
  /// Creates a table of elements.
  public init<Data>(
    _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Value == Data.Element {
    self.init(columns: columns(), rows: TableForEachContent(data), selection: nil, sort: nil)
  }

  /// Creates a table of elements, one of which can be selected.
  public init<Data>(
    _ data: Data, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Value == Data.Element {
    self.init(
      columns: columns(), rows: TableForEachContent(data), selection: ListSelection(selection),
      sort: nil)
  }

  /// Creates a table of elements, several of which can be selected.
  public init<Data>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Value == Data.Element {
    self.init(
      columns: columns(), rows: TableForEachContent(data), selection: ListSelection(selection),
      sort: nil)
  }

  /// Creates a table of elements, whose order the user chooses.
  public init<Data, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Value == Data.Element {
    self.init(
      columns: columns(), rows: TableForEachContent(data), selection: nil,
      sort: TableSort(sortOrder))
  }

  /// Creates a table of elements, whose order the user chooses, and one of which can be selected.
  public init<Data, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Value == Data.Element {
    self.init(
      columns: columns(), rows: TableForEachContent(data), selection: ListSelection(selection),
      sort: TableSort(sortOrder))
  }

  /// Creates a table of elements, whose order the user chooses; several can be selected.
  public init<Data, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Value == Data.Element {
    self.init(
      columns: columns(), rows: TableForEachContent(data), selection: ListSelection(selection),
      sort: TableSort(sortOrder))
  }

  /// Creates a table of a tree of elements.
  public init<Data>(
    _ data: Data, children: KeyPath<Value, Data?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Data: RandomAccessCollection, Value == Data.Element
  {
    self.init(
      columns: columns(), rows: TableOutlineGroupContent(data, children), selection: nil,
      sort: nil)
  }

  /// Creates a table of a tree of elements, one of which can be selected.
  public init<Data>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Data: RandomAccessCollection, Value == Data.Element
  {
    self.init(
      columns: columns(), rows: TableOutlineGroupContent(data, children),
      selection: ListSelection(selection), sort: nil)
  }
}

/// A row of a table for each element.
public nonisolated struct TableForEachContent<Data>: TableRowContent
where Data: RandomAccessCollection, Data.Element: Identifiable {
  /// The elements.
  public typealias TableRowValue = Data.Element
  /// There is no body.
  public typealias TableRowBody = Never

  let data: Data

  init(_ data: Data) { self.data = data }

  @MainActor public var _rows: AnyView {
    AnyView(ForEach(data) { TableRowsView(content: TableRow($0)) })
  }
}

/// Rows of a table for a tree of elements, of which those with others within them open and close.
public nonisolated struct TableOutlineGroupContent<Data>: TableRowContent
where Data: RandomAccessCollection, Data.Element: Identifiable {
  /// The elements.
  public typealias TableRowValue = Data.Element
  /// There is no body.
  public typealias TableRowBody = Never

  let data: Data
  let children: KeyPath<Data.Element, Data?>

  init(_ data: Data, _ children: KeyPath<Data.Element, Data?>) {
    (self.data, self.children) = (data, children)
  }

  @MainActor public var _rows: AnyView {
    AnyView(OutlineGroup(data, children: children) { TableRowsView(content: TableRow($0)) })
  }
}
