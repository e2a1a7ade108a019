/// Several views, as the views of a closure are.
public nonisolated struct TupleView<T>: View {
  /// There is no body.
  public typealias Body = Never

  /// The views.
  public var value: T

  /// Creates a view of a tuple of views.
  public nonisolated init(_ value: T) { self.value = value }

  @MainActor public static func _makeNode(_ view: Self, _ context: _Context) -> _Node<Self> {
    TupleNode(view, context)
  }

  @MainActor public static var _rowCount: Int? { TuplePlan.of(T.self).rowCount }
}
