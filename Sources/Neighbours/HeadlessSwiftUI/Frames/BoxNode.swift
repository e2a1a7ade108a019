/// The node of a modifier that stands in a view of UIKit's around each item.
final class BoxNode<C: View, M: BoxModifier>: _Node<ModifiedContent<C, M>> {
  fileprivate(set) var modifier: M
  private var child: _Node<C>?
  private var boxes: [BoxItem<C, M>] = []

  init(_ view: ModifiedContent<C, M>, _ context: _Context) {
    modifier = view.modifier
    super.init(context)
    child = C._makeNode(view.content, inner())
  }

  override func update(_ view: ModifiedContent<C, M>, _ environment: EnvironmentValues) {
    let isSame = environment.isSame(as: self.environment) && modifier.isSame(as: view.modifier)
    self.environment = environment
    modifier = view.modifier
    if !isSame { show() }
    child?.update(view.content, environment)
  }

  override func environmentChanged(_ environment: EnvironmentValues) {
    super.environmentChanged(environment)
    show()
  }

  override func refresh() {
    isDirty = false
    show()
  }

  private func show() {
    for box in boxes { show(in: box.view) }
    // What is shown may depend on the size.
    if !boxes.isEmpty { layoutChanged() }
  }

  func show(in view: M.Made) {
    Tracker.run(self) { modifier.show(in: view, environment) }
  }

  override var children: [_AnyNode] { child.map { [$0] } ?? [] }

  override func collect(_ items: inout [_LayoutItem]) {
    let inner = child?.collected ?? []
    if !boxes.elementsEqual(inner, by: { $0.item === $1 }) {
      var old = boxes
      boxes = inner.map { item in
        guard let index = old.firstIndex(where: { $0.item === item }) else {
          return BoxItem(self, item)
        }
        return old.remove(at: index)
      }
    }
    items += boxes as [_LayoutItem]
  }

  override func forgetSizes() { for box in boxes { box.forgetSizes() } }
}
