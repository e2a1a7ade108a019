/// The node of a view without content.
final class EmptyNode<V: View>: _Node<V> {
  override func collect(_ items: inout [_LayoutItem]) {}
}
