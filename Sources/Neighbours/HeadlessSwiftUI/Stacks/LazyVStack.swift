/// Views below each other, of which a device makes what is to be seen.
public nonisolated struct LazyVStack<Content: View>: View {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a stack of views.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// All of the views.
  @MainActor public var body: some View {
    VStack(alignment: alignment, spacing: spacing) { content }
  }
}
