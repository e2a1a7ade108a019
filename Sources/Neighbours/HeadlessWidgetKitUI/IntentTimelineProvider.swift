public import HeadlessIntents
public import HeadlessSwiftUI
public import HeadlessWidgetKit

/// Tells what a widget shows in which a user sets the values of an intent, and when.
public protocol IntentTimelineProvider {
  /// What the widget shows from a time on.
  associatedtype Entry: TimelineEntry
  /// What a user sets.
  associatedtype Intent: INIntent
  /// Where the widget is shown.
  typealias Context = TimelineProviderContext

  /// Returns what stands in the place of the widget while nothing is known yet.
  func placeholder(in context: Context) -> Entry

  /// Tells what the widget shows now, also where a user looks for widgets.
  @preconcurrency func getSnapshot(
    for configuration: Intent, in context: Context,
    completion: @escaping @Sendable (Entry) -> Void)

  /// Tells what the widget shows now and later.
  @preconcurrency func getTimeline(
    for configuration: Intent, in context: Context,
    completion: @escaping @Sendable (Timeline<Entry>) -> Void)

  /// Returns what a user may choose where they set nothing, which nothing asks for here.
  func recommendations() -> [IntentRecommendation<Intent>]
}

extension IntentTimelineProvider {
  public func recommendations() -> [IntentRecommendation<Intent>] { [] }
}

/// What a user may choose where they set nothing.
public struct IntentRecommendation<T: INIntent> {
  /// Creates a choice.
  public init(intent: T, description: Text) {}
  /// Creates a choice.
  public init(intent: T, description: LocalizedStringKey) {}
  /// Creates a choice.
  @_disfavoredOverload
  public init<S: StringProtocol>(intent: T, description: S) {}
}
