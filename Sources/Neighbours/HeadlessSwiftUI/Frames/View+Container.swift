extension View {
  /// Has the view be as large as the container around.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    modifier(ContainerFrameModifier(axes: axes, alignment: alignment) { length, _ in length })
  }

  /// Has the view be as large as some of the parts of the container around.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    modifier(
      ContainerFrameModifier(axes: axes, alignment: alignment) { length, _ in
        let part = (length - spacing * CGFloat(max(count, 1) - 1)) / CGFloat(max(count, 1))
        return part * CGFloat(span) + spacing * CGFloat(span - 1)
      })
  }

  /// Has the view be as large as a closure says by the container around.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerFrameModifier(axes: axes, alignment: alignment, length: length))
  }

  /// Has room at the sides of the view that counts as covered.
  public nonisolated func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    padding(edges, length)
  }

  /// Has room at the sides of the view that counts as covered.
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }

  /// Has as much room around the view as a scene has.
  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }
}
