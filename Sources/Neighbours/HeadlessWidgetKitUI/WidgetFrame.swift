import HeadlessSwiftUI
import HeadlessWidgetKit

/// Gives a view the room of a widget.
nonisolated struct WidgetFrame: ViewModifier {
  let family: WidgetFamily
  let hasMargins: Bool

  @MainActor func body(content: Content) -> some View {
    content.frame(width: family.size.width, height: family.size.height)
      .environment(\.widgetFamily, family)
      .environment(\.containerMargins, hasMargins ? Self.margins : EdgeInsets())
      .environment(\.widgetContentMargins, Self.margins)
  }

  /// The room around what a widget shows.
  private static let margins = EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
}
