/// Several views that count as one where it is written, and as themselves where it is shown.
public nonisolated struct Group<Content> {
  /// There is no body.
  public typealias Body = Never

  package let content: Content

  /// Creates a group of contents of another framework's.
  package nonisolated init(of content: Content) { self.content = content }
}

extension Group: View where Content: View {
  /// Creates a group of views.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(of: content()) }

  @MainActor public static func _makeNode(_ view: Self, _ context: _Context) -> _Node<Self> {
    WrapperNode(view, context) { $0.content }
  }

  @MainActor public static var _rowCount: Int? { Content._rowCount }
}
