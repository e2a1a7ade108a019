/// Views in rows, which are made as they come into sight.
public nonisolated struct LazyHGrid<Content: View>: View {
  /// There is no body.
  public typealias Body = Never

  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinned: PinnedScrollableViews
  let content: Content

  /// Creates a grid of views.
  public nonisolated init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    (self.rows, self.alignment) = (rows, alignment)
    (self.spacing, self.content) = (spacing, content())
    pinned = pinnedViews
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: _Context) -> _Node<Self> {
    LazyNode(view, context) { view in
      let tracks = LazyTracks(
        items: view.rows, direction: .horizontal,
        alignment: Alignment(horizontal: .center, vertical: view.alignment), gap: view.spacing)
      return (tracks, view.pinned, view.content)
    }
  }
}
