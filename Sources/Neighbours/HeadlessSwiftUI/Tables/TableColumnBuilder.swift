/// Makes the columns of those in a closure.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  /// Takes columns.
  public static func buildExpression<C: TableColumnContent>(_ column: C) -> C
  where C.TableRowValue == RowValue, C.TableColumnSortComparator == Sort { column }

  /// Takes a column that orders nothing.
  @_disfavoredOverload
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Never, Content, Label>
  ) -> TableColumn<RowValue, Sort, Content, Label> { column.unordered(Sort.self) }

  /// One column is itself.
  public static func buildBlock<C: TableColumnContent>(_ column: C) -> C
  where C.TableRowValue == RowValue, C.TableColumnSortComparator == Sort { column }

  /// Several columns, one after the other.
  public static func buildBlock<each C: TableColumnContent>(
    _ column: repeat each C
  ) -> TupleTableColumnContent<RowValue, Sort, (repeat each C)> {
    var all: [any TableColumnContent] = []
    repeat all.append(each column)
    return TupleTableColumnContent(all: all)
  }

  /// Columns that are there under a condition.
  public static func buildIf<C: TableColumnContent>(
    _ column: C?
  ) -> TupleTableColumnContent<RowValue, Sort, C?> {
    TupleTableColumnContent(all: column.map { [$0] } ?? [])
  }

  /// The first of two alternatives.
  public static func buildEither<T: TableColumnContent, F: TableColumnContent>(
    first: T
  ) -> TupleTableColumnContent<RowValue, Sort, _ConditionalContent<T, F>> {
    TupleTableColumnContent(all: [first])
  }

  /// The second of two alternatives.
  public static func buildEither<T: TableColumnContent, F: TableColumnContent>(
    second: F
  ) -> TupleTableColumnContent<RowValue, Sort, _ConditionalContent<T, F>> {
    TupleTableColumnContent(all: [second])
  }

  /// Columns that a newer system has.
  public static func buildLimitedAvailability<C: TableColumnContent>(
    _ column: C
  ) -> TupleTableColumnContent<RowValue, Sort, AnyView> {
    TupleTableColumnContent(all: [column])
  }
}
