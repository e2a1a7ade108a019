extension Optional: View where Wrapped: View {
  /// There is no body.
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, _ context: _Context) -> _Node<Self> {
    OptionalNode(view, context)
  }

  @MainActor public static var _rowCount: Int? { nil }
}
