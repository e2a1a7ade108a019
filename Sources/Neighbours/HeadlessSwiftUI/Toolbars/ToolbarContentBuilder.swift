/// Makes the items of a toolbar of those in a closure.
@resultBuilder
public enum ToolbarContentBuilder {
  /// Takes items.
  public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }

  /// Takes a view as an item, whose place is the usual one.
  public static func buildExpression<C: View>(_ content: C) -> ToolbarItem<(), C> {
    ToolbarItem { content }
  }

  /// One item is itself.
  public static func buildBlock<C: ToolbarContent>(_ content: C) -> C { content }

  /// Several items, one after the other.
  public static func buildBlock<each C: ToolbarContent>(
    _ content: repeat each C
  ) -> _ToolbarViews<TupleView<(repeat _ToolbarView<each C>)>> {
    _ToolbarViews(views: TupleView((repeat _ToolbarView(content: each content))))
  }

  /// Items that are there under a condition.
  public static func buildIf<C: ToolbarContent>(
    _ content: C?
  ) -> _ToolbarViews<_ToolbarView<C>?> {
    _ToolbarViews(views: content.map { _ToolbarView(content: $0) })
  }

  /// The first of two alternatives.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> _ToolbarViews<_ConditionalContent<_ToolbarView<First>, _ToolbarView<Second>>> {
    _ToolbarViews(
      views: _ConditionalContent(storage: .trueContent(_ToolbarView(content: first))))
  }

  /// The second of two alternatives.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> _ToolbarViews<_ConditionalContent<_ToolbarView<First>, _ToolbarView<Second>>> {
    _ToolbarViews(
      views: _ConditionalContent(storage: .falseContent(_ToolbarView(content: second))))
  }

  /// Items that a newer system has.
  public static func buildLimitedAvailability<C: ToolbarContent>(
    _ content: C
  ) -> _ToolbarViews<AnyView> {
    _ToolbarViews(views: AnyView(_ToolbarView(content: content)))
  }
}
