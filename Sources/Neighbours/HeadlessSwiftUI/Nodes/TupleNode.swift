/// The node of several views.
final class TupleNode<T>: _Node<TupleView<T>> {
  private let plan = TuplePlan.of(T.self)
  private var nodes: [_AnyNode] = []

  init(_ view: TupleView<T>, _ context: _Context) {
    super.init(context)
    nodes = withUnsafePointer(to: view.value) { value in
      plan.elements.map { $0.make(UnsafeRawPointer(value), innerRow()) }
    }
  }

  override func update(_ view: TupleView<T>, _ environment: EnvironmentValues) {
    self.environment = environment
    withUnsafePointer(to: view.value) { value in
      for (element, node) in zip(plan.elements, nodes) {
        element.update(UnsafeRawPointer(value), node, environment)
      }
    }
  }

  override var children: [_AnyNode] { nodes }

  override var isTransparent: Bool { true }

  override func collect(_ items: inout [_LayoutItem]) {
    for node in nodes { node.collect(&items) }
  }
}
