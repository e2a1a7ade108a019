/// The node of a hosted view, which another one may take the place of.
final class RootNode<C: View>: _AnyNode {
  private var child: _Node<C>?

  /// The view, which is evaluated on the next update.
  var view: C { didSet { invalidate() } }

  init(_ view: C, _ context: _Context) {
    self.view = view
    super.init(context)
    child = C._makeNode(view, inner())
  }

  override func refresh() {
    isDirty = false
    child?.update(view, environment)
  }

  override var children: [_AnyNode] { child.map { [$0] } ?? [] }

  override func collect(_ items: inout [_LayoutItem]) { child?.collect(&items) }
}
