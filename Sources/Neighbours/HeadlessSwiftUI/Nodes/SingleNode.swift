/// A node with one other within it, which a container around does not see.
class SingleNode<V: View, C: View>: _Node<V> {
  /// The node within; a subclass makes it as soon as it is there itself.
  final var child: _Node<C>?

  override var children: [_AnyNode] { child.map { [$0] } ?? [] }

  override var isTransparent: Bool { true }

  override func collect(_ items: inout [_LayoutItem]) { child?.collect(&items) }
}
