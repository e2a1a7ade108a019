/// Makes one widget of the widgets in a closure.
@MainActor @resultBuilder
public struct WidgetBundleBuilder {
  /// Takes a widget.
  public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }

  /// No widgets.
  public static func buildBlock() -> some Widget { SeveralWidgets() }

  /// One widget is itself.
  public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }

  /// Several widgets, one after the other.
  public static func buildBlock<each Content: Widget>(
    _ content: repeat each Content
  ) -> some Widget {
    var all = SeveralWidgets()
    repeat all._descriptions += (each content)._descriptions
    return all
  }

  /// Widgets that are there under a condition, such as that of a newer system.
  public static func buildOptional<Content: Widget>(_ component: Content?) -> some Widget {
    SeveralWidgets(component)
  }

  /// The first of two alternatives.
  public static func buildEither<Content: Widget>(first component: Content) -> some Widget {
    SeveralWidgets(component)
  }

  /// The second of two alternatives.
  public static func buildEither<Content: Widget>(second component: Content) -> some Widget {
    SeveralWidgets(component)
  }

  /// Widgets that a newer system has.
  public static func buildLimitedAvailability<Content: Widget>(
    _ content: Content
  ) -> some Widget { SeveralWidgets(content) }
}

/// Several widgets, or none.
private struct SeveralWidgets: Widget {
  var _descriptions: [_WidgetDescription] = []

  init() {}
  init<Content: Widget>(_ widgets: Content?) { _descriptions = widgets?._descriptions ?? [] }

  var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}
