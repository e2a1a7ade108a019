/// A view without content.
public nonisolated struct EmptyView: View {
  /// There is no body.
  public typealias Body = Never

  /// Creates an empty view.
  public nonisolated init() {}

  @MainActor public static func _makeNode(_ view: Self, _ context: _Context) -> _Node<Self> {
    EmptyNode(context)
  }

  @MainActor public static var _rowCount: Int? { 0 }
}
