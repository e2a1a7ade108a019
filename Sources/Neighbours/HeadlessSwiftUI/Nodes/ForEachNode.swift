/// The node of views for the elements of a collection, which are told apart by their identities.
final class ForEachNode<D: RandomAccessCollection, ID: Hashable, C: View>:
  _Node<ForEach<D, ID, C>>
{
  private var view: ForEach<D, ID, C>
  private var nodes: [ID: _Node<C>] = [:]
  private var order: [ID] = []

  init(_ view: ForEach<D, ID, C>, _ context: _Context) {
    self.view = view
    super.init(context)
    fill()
  }

  private func content(_ element: D.Element) -> C { Tracker.run(self) { view.content(element) } }

  private func fill() {
    let old = order
    order = []
    order.reserveCapacity(view.data.count)
    var kept: [ID: _Node<C>] = [:]
    for element in view.data {
      let id = view.identify(element)
      guard kept[id] == nil else {
        RuntimeIssue.logSecond(id, ForEach<D, ID, C>.self)
        continue
      }
      order.append(id)
      if let node = nodes.removeValue(forKey: id) {
        node.update(content(element), environment)
        kept[id] = node
      } else {
        kept[id] = C._makeNode(content(element), inner(of: AnyHashable(id)))
      }
    }
    let gone = old.compactMap { nodes[$0] }
    nodes = kept
    for node in gone { node.end() }
    if order != old { structureChanged() }
  }

  override func update(_ view: ForEach<D, ID, C>, _ environment: EnvironmentValues) {
    self.environment = environment
    self.view = self.view.followed(by: view)
    refresh()
  }

  override func refresh() {
    isDirty = false
    fill()
  }

  override func node(with id: AnyHashable) -> _AnyNode? {
    (id.base as? ID).flatMap { nodes[$0] } ?? super.node(with: id)
  }

  override var children: [_AnyNode] { order.compactMap { nodes[$0] } }

  override func collect(_ items: inout [_LayoutItem]) {
    for id in order { nodes[id]?.collect(&items) }
  }

  override func collectRows(_ rows: inout RowCollector) {
    let first = rows.mark
    defer { rows.edit(from: first, view.edits, of: self) }
    for (index, id) in order.enumerated() {
      let mark = rows.mark
      nodes[id]?.collectRows(&rows)
      rows.number(from: mark, index)
    }
  }
}
