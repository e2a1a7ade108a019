/// Makes the tabs of those in a closure.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  /// Takes tabs.
  public static func buildExpression<C: TabContent>(_ content: C) -> C
  where C.TabValue == TabValue { content }

  /// One tab is itself.
  public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue {
    content
  }

  /// Several tabs, one after the other.
  public static func buildBlock<each C: TabContent>(
    _ content: repeat each C
  ) -> _TabViews<TabValue, TupleView<(repeat _TabContentView<each C>)>> {
    _TabViews(views: TupleView((repeat _TabContentView(content: each content))))
  }

  /// Tabs that are there under a condition.
  public static func buildIf<C: TabContent>(
    _ content: C?
  ) -> _TabViews<TabValue, _TabContentView<C>?> {
    _TabViews(views: content.map { _TabContentView(content: $0) })
  }

  /// The first of two alternatives.
  public static func buildEither<First: TabContent, Second: TabContent>(
    first: First
  ) -> _TabViews<TabValue, _ConditionalContent<_TabContentView<First>, _TabContentView<Second>>> {
    _TabViews(
      views: _ConditionalContent(storage: .trueContent(_TabContentView(content: first))))
  }

  /// The second of two alternatives.
  public static func buildEither<First: TabContent, Second: TabContent>(
    second: Second
  ) -> _TabViews<TabValue, _ConditionalContent<_TabContentView<First>, _TabContentView<Second>>> {
    _TabViews(
      views: _ConditionalContent(storage: .falseContent(_TabContentView(content: second))))
  }

  /// Tabs that a newer system has.
  public static func buildLimitedAvailability<C: TabContent>(
    _ content: C
  ) -> _TabViews<TabValue, AnyView> {
    _TabViews(views: AnyView(_TabContentView(content: content)))
  }
}
