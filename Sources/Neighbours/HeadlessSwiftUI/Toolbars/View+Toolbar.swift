extension View {
  /// Puts items into the bars of the screen.
  @_disfavoredOverload
  public nonisolated func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(items: _ToolbarView(content: content())))
  }

  /// Puts views into the bar with the title.
  public nonisolated func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(items: content()))
  }

  /// Puts items into the bars of the screen, of which the user may remove some.
  public nonisolated func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(items: _ToolbarView(content: content())))
  }

  /// Hides or shows bars of the screen.
  public nonisolated func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(BarModifier(shown: Self.shown(visibility, bars)))
  }

  /// Hides or shows bars of the screen.
  public nonisolated func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(BarModifier(shown: Self.shown(visibility, bars)))
  }

  private nonisolated static func shown(
    _ visibility: Visibility, _ bars: [ToolbarPlacement]
  ) -> [ToolbarPlacement: Bool] {
    guard visibility != .automatic else { return [:] }
    let places = bars.isEmpty ? [ToolbarPlacement.automatic] : bars
    return Dictionary(places.map { ($0, visibility == .visible) }) { $1 }
  }

  /// Leaves an item of the system's out of the bars; the title goes, the model has no other one.
  public nonisolated func toolbar(removing kind: ToolbarDefaultItemKind?) -> some View {
    modifier(BarModifier(title: kind == .title ? Text(verbatim: "") : nil))
  }

  /// Says what the content of the bars is for.
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View {
    modifier(BarModifier(style: role.style))
  }

  /// Has a style behind bars, which the model does not draw.
  public nonisolated func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Hides or shows what is behind bars, which the model does not draw.
  public nonisolated func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Hides or shows what is behind bars, which the model does not draw.
  public nonisolated func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Has bars light or dark, which the model does not draw.
  public nonisolated func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Says how large the title of the bar is.
  public nonisolated func toolbarTitleDisplayMode(
    _ mode: ToolbarTitleDisplayMode
  ) -> some View {
    modifier(BarModifier(largeTitleMode: mode.uiKit))
  }
}

/// How large the title of a bar is.
public nonisolated struct ToolbarTitleDisplayMode: Sendable {
  let uiKit: UINavigationItem.LargeTitleDisplayMode

  /// As the screen below has it.
  public static var automatic: ToolbarTitleDisplayMode { Self(uiKit: .automatic) }
  /// Large.
  public static var large: ToolbarTitleDisplayMode { Self(uiKit: .always) }
  /// Large, in one line with the buttons.
  public static var inlineLarge: ToolbarTitleDisplayMode { Self(uiKit: .inline) }
  /// Small.
  public static var inline: ToolbarTitleDisplayMode { Self(uiKit: .never) }
}
