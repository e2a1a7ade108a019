/// A column of a table.
public nonisolated struct TableColumn<RowValue, Sort, Content, Label>: TableColumnContent
where RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View {
  /// The values of the rows.
  public typealias TableRowValue = RowValue
  /// What orders the rows.
  public typealias TableColumnSortComparator = Sort
  /// There is no body.
  public typealias TableColumnBody = Never

  let label: Label
  let comparator: Sort?
  let content: (RowValue) -> Content
  private(set) var width = TableColumnWidth()
  private(set) var columnAlignment = TableColumnAlignment.automatic

  init(_ label: Label, _ comparator: Sort?, _ content: @escaping (RowValue) -> Content) {
    (self.label, self.comparator, self.content) = (label, comparator, content)
  }

  @MainActor public var _columns: [_TableColumnParts] {
    [
      _TableColumnParts(
        label: AnyView(label), comparator: comparator,
        content: { value in (value as? RowValue).map { AnyView(content($0)) } },
        width: width, alignment: columnAlignment)
    ]
  }

  /// The same column in a table that is ordered by others.
  func unordered<Other: SortComparator>(
    _ sort: Other.Type
  ) -> TableColumn<RowValue, Other, Content, Label> {
    var column = TableColumn<RowValue, Other, Content, Label>(label, nil, content)
    (column.width, column.columnAlignment) = (width, columnAlignment)
    return column
  }

  /// Sets how wide the column is.
  public func width(_ width: CGFloat? = nil) -> Self {
    var column = self
    column.width = TableColumnWidth(fixed: width)
    return column
  }

  /// Sets how wide the column may be.
  public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> Self {
    var column = self
    column.width = TableColumnWidth(least: min ?? 0, most: max ?? .infinity)
    return column
  }

  /// Sets where the views of the column stand in it.
  public func alignment(_ alignment: TableColumnAlignment) -> Self {
    var column = self
    column.columnAlignment = alignment
    return column
  }
}

extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column with a title.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(titleKey), nil, content) }

  /// Creates a column with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(title), nil, content) }

  /// Creates a column with a title.
  public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(text, nil, content)
  }
}

extension TableColumn where Sort == Never, Content == Text, Label == Text {
  /// Creates a column with a title that shows a text.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(Text(titleKey), nil) { Text($0[keyPath: value]) }
  }

  /// Creates a column with a title that shows a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
    self.init(Text(title), nil) { Text($0[keyPath: value]) }
  }

  /// Creates a column with a title that shows a text.
  public init(_ text: Text, value: KeyPath<RowValue, String>) {
    self.init(text, nil) { Text($0[keyPath: value]) }
  }
}

extension TableColumn where Label == Text {
  /// Creates a column with a title, by which the rows can be ordered.
  public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where RowValue == Sort.Compared { self.init(Text(titleKey), comparator, content) }

  /// Creates a column with a title, by which the rows can be ordered.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where RowValue == Sort.Compared { self.init(Text(title), comparator, content) }

  /// Creates a column with a title, by which the rows can be ordered.
  public init(
    _ text: Text, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where RowValue == Sort.Compared { self.init(text, comparator, content) }
}
