extension View {
  /// Sets how menus look.
  public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    modifier(
      StyleModifier(style: style, path: \.menuStyle) { style, configuration in
        // A menu within the style has another one.
        AnyView(style.makeBody(configuration: configuration).environment(\.menuStyle, nil))
      })
  }
  /// Sets in which order the items of menus stand.
  public nonisolated func menuOrder(_ order: MenuOrder) -> some View {
    environment(\.menuOrder, order)
  }
  /// Says whether menus show that they are some, of which nothing is drawn.
  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }
  /// Says whether a menu goes when one of its items is chosen.
  public nonisolated func menuActionDismissBehavior(
    _ behavior: MenuActionDismissBehavior
  ) -> some View {
    environment(\.menuDismissBehavior, behavior)
  }
}
