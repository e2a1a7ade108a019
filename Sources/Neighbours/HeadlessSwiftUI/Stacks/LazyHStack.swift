/// Views beside each other, of which a device makes what is to be seen.
public nonisolated struct LazyHStack<Content: View>: View {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a stack of views.
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// All of the views.
  @MainActor public var body: some View {
    HStack(alignment: alignment, spacing: spacing) { content }
  }
}
