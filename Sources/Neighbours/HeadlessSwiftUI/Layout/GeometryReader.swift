/// Views that depend on the size and the place that they get.
public nonisolated struct GeometryReader<Content: View>: View {
  /// There is no body.
  public typealias Body = Never

  /// Makes the views.
  public var content: (GeometryProxy) -> Content

  /// Creates views that depend on a place.
  public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: _Context) -> _Node<Self> {
    GeometryNode(view, context)
  }
}
