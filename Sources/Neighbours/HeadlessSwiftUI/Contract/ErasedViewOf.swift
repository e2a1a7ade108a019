/// A view of a type that its users do not know.
final class ErasedViewOf<V: View>: ErasedView {
  private let content: V

  init(_ content: V) { self.content = content }

  override var view: Any { content }

  override func makeNode(_ context: _Context) -> _AnyNode { V._makeNode(content, context) }

  override func update(_ node: _AnyNode, _ environment: EnvironmentValues) -> Bool {
    guard let node = node as? _Node<V> else { return false }
    node.update(content, environment)
    return true
  }
}
