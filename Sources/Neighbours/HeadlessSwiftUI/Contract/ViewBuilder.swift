/// Makes one view of the views in a closure.
@resultBuilder
public enum ViewBuilder {
  /// Takes a view.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// No view at all.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One view is itself.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several views, one after the other.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }

  /// A view that is there under a condition.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first of two alternatives.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// The second of two alternatives.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// A view that a newer system has: its type is hidden, since an older one does not have it.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
