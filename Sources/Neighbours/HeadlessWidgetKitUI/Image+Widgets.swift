public import HeadlessSwiftUI

extension Image {
  /// Says how the system colors the image in two colors, which it does not here.
  public nonisolated func widgetAccentedRenderingMode(
    _ renderingMode: WidgetAccentedRenderingMode?
  ) -> some View { self }
}
