/// A view whose body is evaluated where it is not equal to what it was before.
public nonisolated struct EquatableView<Content: View & Equatable>: View {
  /// There is no body.
  public typealias Body = Never

  /// The view.
  public var content: Content

  /// Creates a view that compares another one.
  public nonisolated init(content: Content) { self.content = content }

  @MainActor public static func _makeNode(_ view: Self, _ context: _Context) -> _Node<Self> {
    EquatableNode(view, context)
  }

  @MainActor public static var _rowCount: Int? { Content._rowCount }
}

extension View where Self: Equatable {
  /// Evaluates the view's body where the view is not equal to what it was before.
  public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
