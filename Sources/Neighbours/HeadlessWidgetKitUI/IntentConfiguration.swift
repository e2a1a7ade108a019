public import HeadlessIntents
public import HeadlessSwiftUI
import HeadlessWidgetKit

/// A widget in which a user sets the values of an intent.
public nonisolated struct IntentConfiguration<Intent: INIntent, Content: View>:
  WidgetConfiguration
{
  /// There is no body.
  public typealias Body = Never

  public let _description: _WidgetDescription

  /// Creates a widget of what a provider tells.
  @preconcurrency @MainActor
  public init<Provider: IntentTimelineProvider>(
    kind: String, intent: Intent.Type, provider: Provider,
    @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    let source = WidgetSource(content, placeholder: { provider.placeholder(in: $0) }) {
      guard let intent = $0.configuration as? Intent else { return }
      provider.getSnapshot(for: intent, in: $0.context, completion: $1)
    } timeline: {
      guard let intent = $0.configuration as? Intent else { return }
      provider.getTimeline(for: intent, in: $0.context, completion: $1)
    }
    _description = _WidgetDescription(kind: kind, source: source)
  }
}
