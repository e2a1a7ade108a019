/// A view of some type, which only it knows.
class ErasedView {
  /// Makes the view's node.
  @MainActor func makeNode(_ context: _Context) -> _AnyNode { EmptyNode<EmptyView>(context) }

  /// Gives the view to a node, if that is one of its type.
  @MainActor func update(_ node: _AnyNode, _ environment: EnvironmentValues) -> Bool { false }

  /// The view itself.
  var view: Any { EmptyView() }
}
