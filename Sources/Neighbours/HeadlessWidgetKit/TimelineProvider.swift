/// Tells what a widget shows, and when.
public protocol TimelineProvider {
  /// What the widget shows from a time on.
  associatedtype Entry: TimelineEntry
  /// Where the widget is shown.
  typealias Context = TimelineProviderContext

  /// Returns what stands in the place of the widget while nothing is known yet.
  func placeholder(in context: Context) -> Entry

  /// Tells what the widget shows now, also where a user looks for widgets.
  @preconcurrency func getSnapshot(
    in context: Context, completion: @escaping @Sendable (Entry) -> Void)

  /// Tells what the widget shows now and later.
  @preconcurrency func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}
