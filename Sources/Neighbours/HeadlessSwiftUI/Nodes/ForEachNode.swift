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
        logSecond(id)
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

  private func logSecond(_ id: ID) {
    RuntimeIssue.log(
      """
      \(ForEach<D, ID, C>.self): the ID \(id) occurs multiple times within the collection, this will \
      give undefined results!
      """)
  }

  override func update(_ view: ForEach<D, ID, C>, _ environment: EnvironmentValues) {
    self.environment = environment
    if self.view.isConstant, view.isConstant, view.data.count != self.view.data.count {
      RuntimeIssue.log(
        """
        \(ForEach<D, ID, C>.self) count (\(view.data.count)) != its initial count \
        (\(self.view.data.count)). `ForEach(_:content:)` should only be used for *constant* data. \
        Instead conform data to `Identifiable` or use `ForEach(_:id:content:)` and provide an \
        explicit `id`!
        """)
    } else {
      self.view = view
    }
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
}
