/// Views below each other, which are made as they come into sight.
public nonisolated struct LazyVStack<Content: View>: View {
  /// There is no body.
  public typealias Body = Never

  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinned: PinnedScrollableViews
  let content: Content

  /// Creates a stack of views.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing) = (alignment, spacing)
    (pinned, self.content) = (pinnedViews, content())
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: _Context) -> _Node<Self> {
    LazyNode(view, context) { view in
      let tracks = LazyTracks(
        direction: .vertical,
        alignment: Alignment(horizontal: view.alignment, vertical: .center), gap: view.spacing)
      return (tracks, view.pinned, view.content)
    }
  }
}
