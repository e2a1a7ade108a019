/// Views beside each other.
public nonisolated struct HStack<Content: View>: View {
  /// There is no body.
  public typealias Body = Never

  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a stack of views.
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: _Context) -> _Node<Self> {
    ContainerNode(view, context) { view in
      let arrangement = StackArrangement(
        direction: .horizontal, guide: view.alignment.guide, gap: view.spacing)
      return (arrangement, view.content)
    }
  }
}
