extension View {
  /// Sets how columns share the room, which they do in one way here.
  public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
    _ style: S
  ) -> some View { self }

  /// Sets how wide the column around is.
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    modifier(ColumnWidthModifier(least: width, ideal: width, most: width))
  }

  /// Sets how wide the column around is.
  public nonisolated func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    modifier(ColumnWidthModifier(least: min, ideal: ideal, most: max))
  }
}
