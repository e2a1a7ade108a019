/// Makes the rows of those in a closure.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
  /// Takes rows.
  public static func buildExpression<C: TableRowContent>(_ content: C) -> C
  where C.TableRowValue == Value { content }

  /// No rows at all.
  public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }

  /// What is alone is itself.
  public static func buildBlock<C: TableRowContent>(_ content: C) -> C
  where C.TableRowValue == Value { content }

  /// Several, one after the other.
  public static func buildBlock<each C: TableRowContent>(
    _ content: repeat each C
  ) -> TupleTableRowContent<Value, (repeat each C)> {
    TupleTableRowContent(
      _rows: AnyView(TupleView((repeat TableRowsView(content: each content)))))
  }

  /// Rows that are there under a condition.
  public static func buildIf<C: TableRowContent>(
    _ content: C?
  ) -> TupleTableRowContent<Value, C?> {
    TupleTableRowContent(_rows: AnyView(content.map { TableRowsView(content: $0) }))
  }

  /// The first of two alternatives.
  public static func buildEither<First: TableRowContent, Second: TableRowContent>(
    first: First
  ) -> TupleTableRowContent<Value, _ConditionalContent<First, Second>> {
    TupleTableRowContent(
      _rows: AnyView(
        _ConditionalContent<TableRowsView<First>, TableRowsView<Second>>(
          storage: .trueContent(TableRowsView(content: first)))))
  }

  /// The second of two alternatives.
  public static func buildEither<First: TableRowContent, Second: TableRowContent>(
    second: Second
  ) -> TupleTableRowContent<Value, _ConditionalContent<First, Second>> {
    TupleTableRowContent(
      _rows: AnyView(
        _ConditionalContent<TableRowsView<First>, TableRowsView<Second>>(
          storage: .falseContent(TableRowsView(content: second)))))
  }

  /// Rows that a newer system has.
  public static func buildLimitedAvailability<C: TableRowContent>(
    _ content: C
  ) -> TupleTableRowContent<Value, AnyView> {
    TupleTableRowContent(_rows: AnyView(TableRowsView(content: content)))
  }
}
