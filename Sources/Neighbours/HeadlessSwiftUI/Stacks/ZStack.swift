/// Views one in front of the other.
public nonisolated struct ZStack<Content: View>: View {
  /// There is no body.
  public typealias Body = Never

  let alignment: Alignment
  let content: Content

  /// Creates a stack of views.
  public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: _Context) -> _Node<Self> {
    ContainerNode(view, context) { (LayerArrangement(alignment: $0.alignment), $0.content) }
  }
}
