import HeadlessSwiftUI
import HeadlessUIKit
import HeadlessWidgetKit

/// What a widget shows that goes by a timeline.
@MainActor
struct WidgetSource {
  /// What is shown while nothing is known yet.
  let placeholder: (TimelineProviderContext) -> AnyView
  /// What is shown of an entry, if it is one of the widget's.
  let view: (any TimelineEntry) -> AnyView?
  /// Asks for what is shown now and later.
  let ask: (WidgetRequest, @escaping @MainActor ([WidgetMoment]) -> Void) -> Void

  init<Entry: TimelineEntry, Content: View>(
    _ content: @escaping @MainActor (Entry) -> Content,
    placeholder: @escaping @MainActor (TimelineProviderContext) -> Entry,
    snapshot: @escaping Asking<Entry>, timeline: @escaping Asking<Timeline<Entry>>
  ) {
    view = { ($0 as? Entry).map { AnyView(content($0)) } }
    self.placeholder = { AnyView(content(placeholder($0))) }
    ask = { request, answer in
      let show: @MainActor ([Entry]) -> Void = { entries in
        answer(entries.map { WidgetMoment(date: $0.date, view: AnyView(content($0))) })
      }
      if request.context.isPreview {
        snapshot(request, Self.taking { show([$0]) })
      } else {
        timeline(request, Self.taking { show($0.entries) })
      }
    }
  }

  /// How a provider is asked: it answers on any thread.
  typealias Asking<Answer> =
    @MainActor (WidgetRequest, @escaping @Sendable (Answer) -> Void) -> Void

  /// What takes an answer on any thread, and uses it on a turn of the main loop.
  private nonisolated static func taking<Answer>(
    _ use: @escaping @MainActor (Answer) -> Void
  ) -> @Sendable (Answer) -> Void {
    { answer in
      let sent = MainActorOnly(answer)
      MainTurn.post("a widget's entries") { use(sent.value) }
    }
  }
}

/// What a provider is asked for.
struct WidgetRequest {
  let context: TimelineProviderContext
  /// What the user has set, an intent.
  let configuration: Any?
}

/// What a widget shows from a time on.
struct WidgetMoment {
  let date: Date
  let view: AnyView
}
