import HeadlessSwiftUI
public import HeadlessUIKit
public import HeadlessWidgetKit

// `fleet-port` writes these in the place of the macro.
extension PortedPreview {
  /// Creates a preview of a widget: its entries stand below each other.
  public init<W: Widget>(
    _ name: String?, _ file: String, _ line: Int, as family: WidgetFamily,
    widget: @escaping @MainActor @Sendable () -> W,
    @PreviewTimelineBuilder timeline: @escaping @MainActor @Sendable () -> [any TimelineEntry]
  ) {
    self.init(name, file, line) {
      WidgetEntries(
        description: widget()._descriptions.first { $0.source != nil }, family: family,
        entries: timeline())
    }
  }
}

/// Makes a list of the entries in a closure.
@resultBuilder
public struct PreviewTimelineBuilder {
  /// Takes an entry.
  public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] {
    [entry]
  }

  /// Takes entries.
  public static func buildExpression<Entry: TimelineEntry>(
    _ entries: [Entry]
  ) -> [any TimelineEntry] { entries }

  /// All of them.
  public static func buildBlock(_ entries: [any TimelineEntry]...) -> [any TimelineEntry] {
    entries.flatMap { $0 }
  }
}

/// A widget with each of some entries.
private struct WidgetEntries: View {
  let description: _WidgetDescription?
  let family: WidgetFamily
  let entries: [any TimelineEntry]

  var body: some View {
    VStack {
      ForEach(entries.indices, id: \.self) { index in
        description?.source?.view(entries[index])
          .modifier(WidgetFrame(family: family, hasMargins: description?.hasMargins ?? true))
      }
    }
  }
}
