/// A view whose type is hidden.
public nonisolated struct AnyView: View {
  /// There is no body.
  public typealias Body = Never

  let erased: ErasedView

  /// Hides the type of a view.
  public nonisolated init<V: View>(_ view: V) {
    erased = (view as? AnyView)?.erased ?? ErasedViewOf(view)
  }

  /// Hides the type of a view.
  public nonisolated init<V: View>(erasing view: V) { self.init(view) }

  @MainActor public static func _makeNode(_ view: Self, _ context: _Context) -> _Node<Self> {
    ErasingNode(view, context) { $0.erased }
  }

  @MainActor public static var _rowCount: Int? { nil }
}
