/// The node of a view whose type is hidden: one of another type is another view.
final class ErasingNode<V: View>: _Node<V> {
  private let erased: @MainActor (V) -> ErasedView
  private var child: _AnyNode?

  init(_ view: V, _ context: _Context, _ erased: @escaping @MainActor (V) -> ErasedView) {
    self.erased = erased
    super.init(context)
    child = erased(view).makeNode(innerRow())
  }

  override func update(_ view: V, _ environment: EnvironmentValues) {
    self.environment = environment
    let erased = erased(view)
    guard let old = child, !erased.update(old, environment) else { return }
    child = erased.makeNode(innerRow())
    old.end()
    structureChanged()
  }

  override var children: [_AnyNode] { child.map { [$0] } ?? [] }

  override var isTransparent: Bool { true }

  override func collect(_ items: inout [_LayoutItem]) { child?.collect(&items) }
}
