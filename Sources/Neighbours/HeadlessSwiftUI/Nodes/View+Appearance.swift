extension View {
  /// Does something when the view appears.
  @preconcurrency
  public nonisolated func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action))
  }

  /// Does something when the view disappears.
  @preconcurrency
  public nonisolated func onDisappear(
    perform action: (@MainActor () -> Void)? = nil
  ) -> some View {
    modifier(AppearanceModifier(disappear: action))
  }
}
