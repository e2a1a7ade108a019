/// The node of a modifier that measures and places what it modifies.
final class UnaryNode<C: View, M: UnaryLayout>: _Node<ModifiedContent<C, M>> {
  fileprivate(set) var modifier: M
  private var child: _Node<C>?
  private var wrapped: [UnaryItem<C, M>] = []

  init(_ view: ModifiedContent<C, M>, _ context: _Context) {
    modifier = view.modifier
    super.init(context)
    child = C._makeNode(view.content, inner())
  }

  override func update(_ view: ModifiedContent<C, M>, _ environment: EnvironmentValues) {
    self.environment = environment
    let isSame = modifier.isSame(as: view.modifier)
    modifier = view.modifier
    if !isSame { layoutChanged() }
    child?.update(view.content, environment)
  }

  override var children: [_AnyNode] { child.map { [$0] } ?? [] }

  override func collect(_ items: inout [_LayoutItem]) {
    items += wrap(child?.collected ?? [])
  }

  private func wrap(_ inner: [_LayoutItem]) -> [_LayoutItem] {
    if !wrapped.elementsEqual(inner, by: { $0.item === $1 }) {
      wrapped = inner.map { UnaryItem(self, $0) }
    }
    return wrapped
  }

  override func collectRows(_ rows: inout RowCollector) {
    let mark = rows.mark
    child?.collectRows(&rows)
    rows.wrap(from: mark, wrap) { [weak self] item in
      self.map { UnaryItem($0, item) } ?? item
    }
  }

  override func forgetSizes() { for item in wrapped { item.forgetSizes() } }
}
