public import HeadlessAppIntents
public import HeadlessSwiftUI
import HeadlessWidgetKit

/// A widget in which a user sets the values of an app intent.
public nonisolated struct AppIntentConfiguration<
  Intent: WidgetConfigurationIntent, Content: View
>: WidgetConfiguration {
  /// There is no body.
  public typealias Body = Never

  public let _description: _WidgetDescription

  /// Creates a widget of what a provider tells.
  @preconcurrency @MainActor
  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    let source = WidgetSource(content, placeholder: { provider.placeholder(in: $0) }) {
      request, answer in
      let intent = request.configuration as? Intent ?? Intent()
      Task { answer(await provider.snapshot(for: intent, in: request.context)) }
    } timeline: { request, answer in
      let intent = request.configuration as? Intent ?? Intent()
      Task { answer(await provider.timeline(for: intent, in: request.context)) }
    }
    _description = _WidgetDescription(kind: kind, source: source)
  }
}
