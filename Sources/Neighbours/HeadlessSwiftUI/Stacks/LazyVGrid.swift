/// Views in columns, which are made as they come into sight.
public nonisolated struct LazyVGrid<Content: View>: View {
  /// There is no body.
  public typealias Body = Never

  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinned: PinnedScrollableViews
  let content: Content

  /// Creates a grid of views.
  public nonisolated init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    (self.columns, self.alignment) = (columns, alignment)
    (self.spacing, self.content) = (spacing, content())
    pinned = pinnedViews
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: _Context) -> _Node<Self> {
    LazyNode(view, context) { view in
      let tracks = LazyTracks(
        items: view.columns, direction: .vertical,
        alignment: Alignment(horizontal: view.alignment, vertical: .center), gap: view.spacing)
      return (tracks, view.pinned, view.content)
    }
  }
}
