public import HeadlessSwiftUI
public import HeadlessWidgetKit

/// A widget in which a user sets nothing.
public nonisolated struct StaticConfiguration<Content: View>: WidgetConfiguration {
  /// There is no body.
  public typealias Body = Never

  public let _description: _WidgetDescription

  /// Creates a widget of what a provider tells.
  @preconcurrency @MainActor
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider,
    @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
  ) {
    let source = WidgetSource(content, placeholder: { provider.placeholder(in: $0) }) {
      provider.getSnapshot(in: $0.context, completion: $1)
    } timeline: {
      provider.getTimeline(in: $0.context, completion: $1)
    }
    _description = _WidgetDescription(kind: kind, source: source)
  }
}
