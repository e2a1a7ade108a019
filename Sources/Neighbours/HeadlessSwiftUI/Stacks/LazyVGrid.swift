/// Views in columns.
public nonisolated struct LazyVGrid<Content: View>: View {
  /// There is no body.
  public typealias Body = Never

  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a grid of views.
  public nonisolated init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    (self.columns, self.alignment) = (columns, alignment)
    (self.spacing, self.content) = (spacing, content())
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: _Context) -> _Node<Self> {
    ContainerNode(view, context) { view in
      let arrangement = LazyGridArrangement(
        tracks: view.columns, direction: .vertical,
        alignment: Alignment(horizontal: view.alignment, vertical: .center), gap: view.spacing)
      return (arrangement, view.content)
    }
  }
}
