public import HeadlessAppIntents
public import HeadlessSwiftUI
public import HeadlessWidgetKit

/// Tells what a widget shows in which a user sets the values of an app intent, and when.
public protocol AppIntentTimelineProvider {
  /// What the widget shows from a time on.
  associatedtype Entry: TimelineEntry
  /// What a user sets.
  associatedtype Intent: WidgetConfigurationIntent
  /// Where the widget is shown.
  typealias Context = TimelineProviderContext

  /// Returns what stands in the place of the widget while nothing is known yet.
  func placeholder(in context: Context) -> Entry

  /// Returns what the widget shows now, also where a user looks for widgets.
  nonisolated(nonsending) func snapshot(
    for configuration: Intent, in context: Context
  ) async -> Entry

  /// Returns what the widget shows now and later.
  nonisolated(nonsending) func timeline(
    for configuration: Intent, in context: Context
  ) async -> Timeline<Entry>

  /// Returns what a user may choose where they set nothing, which nothing asks for here.
  func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// What a user may choose where they set nothing.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
  /// Creates a choice.
  public init(intent: Intent, description: Text) {}
  /// Creates a choice.
  public init(intent: Intent, description: LocalizedStringKey) {}
  /// Creates a choice.
  @_disfavoredOverload
  public init<S: StringProtocol>(intent: Intent, description: S) {}
}
