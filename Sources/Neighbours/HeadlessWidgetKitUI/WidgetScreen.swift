import HeadlessSwiftUI
import HeadlessWidgetKit

/// A widget, in its size.
struct WidgetScreen: View {
  let source: WidgetSource
  let request: WidgetRequest
  let hasMargins: Bool
  /// Whether the provider is asked for more than a placeholder.
  let isAsked: Bool
  @State private var moments: [WidgetMoment] = []

  var body: some View {
    shown
      .modifier(WidgetFrame(family: request.context.family, hasMargins: hasMargins))
      .onAppear { if isAsked { source.ask(request) { moments = $0 } } }
  }

  @ViewBuilder private var shown: some View {
    if moments.isEmpty {
      source.placeholder(request.context).redacted(reason: .placeholder)
    } else {
      TimelineView(.explicit(moments.map(\.date))) { context in
        (moments.last { $0.date <= context.date } ?? moments.first)?.view
      }
    }
  }
}
