/// Views beside each other, which are made as they come into sight.
public nonisolated struct LazyHStack<Content: View>: View {
  /// There is no body.
  public typealias Body = Never

  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinned: PinnedScrollableViews
  let content: Content

  /// Creates a stack of views.
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing) = (alignment, spacing)
    (pinned, self.content) = (pinnedViews, content())
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: _Context) -> _Node<Self> {
    LazyNode(view, context) { view in
      let tracks = LazyTracks(
        direction: .horizontal,
        alignment: Alignment(horizontal: .center, vertical: view.alignment), gap: view.spacing)
      return (tracks, view.pinned, view.content)
    }
  }
}
