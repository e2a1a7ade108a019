/// Views below each other.
public nonisolated struct VStack<Content: View>: View {
  /// There is no body.
  public typealias Body = Never

  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a stack of views.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: _Context) -> _Node<Self> {
    ContainerNode(view, context) { view in
      let arrangement = StackArrangement(
        direction: .vertical, guide: view.alignment.guide, gap: view.spacing)
      return (arrangement, view.content)
    }
  }
}
