public import Foundation
public import HeadlessSwiftUI

extension View {
  // MARK: What screens with widgets take, and nothing comes of here

  /// Says which address a tap on the widget opens.
  public nonisolated func widgetURL(_ url: URL?) -> some View { self }

  /// Has the view among the accented ones.
  public nonisolated func widgetAccentable(_ accentable: Bool = true) -> some View { self }

  /// Has views beside the widget.
  public nonisolated func widgetLabel<Label: View>(
    @ViewBuilder label: () -> Label
  ) -> some View { self }

  /// Has a text beside the widget.
  public nonisolated func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  /// Has a text beside the widget.
  @_disfavoredOverload
  public nonisolated func widgetLabel<S: StringProtocol>(_ label: S) -> some View { self }

  /// Has the text along the edge of a round screen.
  public nonisolated func widgetCurvesContent(_ curvesContent: Bool = true) -> some View { self }

  /// Has a color behind a live activity.
  public nonisolated func activityBackgroundTint(_ color: Color?) -> some View {
    background(color ?? .clear)
  }

  /// Has the button in a color by which a user ends a live activity.
  public nonisolated func activitySystemActionForegroundColor(_ color: Color?) -> some View {
    self
  }

  /// Says where the view stands at the top of the screen.
  public nonisolated func dynamicIsland(
    verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
  ) -> some View { self }

  // MARK: Previews

  /// Has the preview where widgets are: in the size of one.
  @ViewBuilder
  public nonisolated func previewContext<C: PreviewContext>(_ value: C) -> some View {
    if let family = (value as? WidgetPreviewContext)?.family {
      modifier(WidgetFrame(family: family, hasMargins: true))
    } else {
      self
    }
  }
}
