extension Group: TableColumnContent where Content: TableColumnContent {
  /// What orders the rows.
  public typealias TableColumnSortComparator = Content.TableColumnSortComparator
  /// There is no body.
  public typealias TableColumnBody = Never
  /// The values of the rows.
  public typealias TableRowValue = Content.TableRowValue

  /// Creates a group of columns.
  public nonisolated init<R, C>(@TableColumnBuilder<R, C> content: () -> Content)
  where R == Content.TableRowValue, C == Content.TableColumnSortComparator {
    self.init(of: content())
  }

  @MainActor public var _columns: [_TableColumnParts] { content._columns }
}
