/// The node of a view that need not be there.
final class OptionalNode<C: View>: _Node<C?> {
  private var child: _Node<C>?

  init(_ view: C?, _ context: _Context) {
    super.init(context)
    child = view.map { C._makeNode($0, innerRow()) }
  }

  override func update(_ view: C?, _ environment: EnvironmentValues) {
    self.environment = environment
    if let view, let child { return child.update(view, environment) }
    guard view != nil || child != nil else { return }
    let old = child
    child = view.map { C._makeNode($0, innerRow()) }
    old?.end()
    structureChanged()
  }

  override var children: [_AnyNode] { child.map { [$0] } ?? [] }

  override var isTransparent: Bool { true }

  override func collect(_ items: inout [_LayoutItem]) { child?.collect(&items) }
}
