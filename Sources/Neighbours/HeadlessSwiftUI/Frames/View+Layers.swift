extension View {
  /// Has another view behind this one.
  @_disfavoredOverload
  public nonisolated func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(SecondaryModifier(secondary: background, alignment: alignment, isBehind: true))
  }

  /// Has other views behind this one.
  public nonisolated func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(SecondaryModifier(secondary: content(), alignment: alignment, isBehind: true))
  }

  /// Has another view in front of this one.
  @_disfavoredOverload
  public nonisolated func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(SecondaryModifier(secondary: overlay, alignment: alignment, isBehind: false))
  }

  /// Has other views in front of this one.
  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(SecondaryModifier(secondary: content(), alignment: alignment, isBehind: false))
  }
}
