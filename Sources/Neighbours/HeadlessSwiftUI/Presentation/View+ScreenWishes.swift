extension View {
  /// Has the window, or what is presented around, light or dark.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(
      ScreenWishModifier(
        look: colorScheme.map { $0 == .dark ? .dark : .light } ?? .unspecified))
  }

  /// Hides the status bar.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View {
    modifier(ScreenWishModifier(hidesStatusBar: hidden))
  }

  /// Hides the status bar, by the name of older systems.
  public nonisolated func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }

  /// Hides what the system has in front of the app, of which nothing is shown.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}
