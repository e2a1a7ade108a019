/// Views in rows and columns, whose cells are as wide as the widest of their column.
public nonisolated struct Grid<Content: View>: View {
  /// There is no body.
  public typealias Body = Never

  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content

  /// Creates a grid of rows.
  public nonisolated init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    (self.horizontalSpacing, self.verticalSpacing) = (horizontalSpacing, verticalSpacing)
    self.content = content()
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: _Context) -> _Node<Self> {
    ContainerNode(view, context) { view in
      let arrangement = GridArrangement(
        alignment: view.alignment, horizontalGap: view.horizontalSpacing,
        verticalGap: view.verticalSpacing)
      return (arrangement, view.content)
    }
  }
}
