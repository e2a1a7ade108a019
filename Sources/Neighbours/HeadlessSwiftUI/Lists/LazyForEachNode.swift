/// The node of rows for the elements of a collection, each of which is made when it is shown.
///
/// A row that was shown keeps its state; it is evaluated again when it is shown again.
final class LazyForEachNode<D: RandomAccessCollection, ID: Hashable, C: View>:
  _Node<ForEach<D, ID, C>>, LazyRows
{
  private var view: ForEach<D, ID, C>
  private var order: [ID] = []
  /// The places of the identities, where it was necessary to know them.
  private var places: [ID: Int]?
  /// The places of the elements, where an identity occurs more than once.
  private var elements: [Int]?
  private var made: [ID: ElementNode<D, ID, C>] = [:]
  /// Whether something has asked for all rows, which is no list.
  private(set) var isCollected = false

  init(_ view: ForEach<D, ID, C>, _ context: _Context) {
    self.view = view
    super.init(context)
    read()
  }

  // MARK: The elements

  /// Reads the identities; returns whether they are others than before.
  @discardableResult
  private func read() -> Bool {
    let all = Tracker.run(self) { view.data.map(view.identify) }
    if elements == nil, all == order { return false }
    let old = order
    (order, elements, places) = (all, nil, nil)
    dropSeconds()
    return order != old
  }

  /// An identity that occurs again has no row.
  private func dropSeconds() {
    var known = Set<ID>(minimumCapacity: order.count)
    var kept: [Int] = []
    for (index, id) in order.enumerated() {
      if known.insert(id).inserted {
        if elements != nil { kept.append(index) }
        continue
      }
      if elements == nil {
        kept = Array(0..<index)
        elements = []
      }
      RuntimeIssue.logSecond(id, ForEach<D, ID, C>.self)
    }
    guard elements != nil else { return }
    elements = kept
    order = kept.map { order[$0] }
  }

  private func place(of id: ID) -> Int? {
    if places == nil {
      places = Dictionary(order.enumerated().map { ($1, $0) }, uniquingKeysWith: { one, _ in one })
    }
    return places?[id]
  }

  /// Makes the view of an element.
  func content(at index: Int, _ node: _AnyNode) -> C {
    let offset = elements?[index] ?? index
    let element = view.data[view.data.index(view.data.startIndex, offsetBy: offset)]
    return Tracker.run(node) { view.content(element) }
  }

  // MARK: The rows

  private func node(at index: Int) -> ElementNode<D, ID, C>? {
    guard order.indices.contains(index) else { return nil }
    let id = order[index]
    if let node = made[id] {
      node.place = index
      return node
    }
    let node = ElementNode(self, index, inner(of: AnyHashable(id)))
    made[id] = node
    return node
  }

  func row(at index: Int) -> RowNode? {
    let node = node(at: index)
    node?.bringUpToDate()
    return node
  }

  func madeRow(at index: Int) -> RowNode? {
    order.indices.contains(index) ? made[order[index]] : nil
  }

  func index(of node: _AnyNode) -> Int? {
    var next: _AnyNode? = node
    while let candidate = next {
      if candidate.parent === self {
        return (candidate.element?.base as? ID).flatMap(place)
      }
      next = candidate.parent
    }
    return nil
  }

  override func update(_ view: ForEach<D, ID, C>, _ environment: EnvironmentValues) {
    self.environment = environment
    self.view = self.view.followed(by: view)
    refresh()
  }

  override func refresh() {
    isDirty = false
    let isOther = read()
    if isOther {
      for (id, node) in made where place(of: id) == nil {
        made[id] = nil
        node.end()
      }
    }
    for (id, node) in made {
      if isOther, let place = place(of: id) { node.place = place }
      node.become(environment)
    }
    if isOther { structureChanged() }
  }

  override func environmentChanged(_ environment: EnvironmentValues) {
    self.environment = environment
    for node in made.values { node.become(environment) }
  }

  override var children: [_AnyNode] { made.values.sorted { $0.place < $1.place } }

  override var isTransparent: Bool { true }

  override func node(with id: AnyHashable) -> _AnyNode? {
    if let id = id.base as? ID, let place = place(of: id) { return row(at: place) }
    return super.node(with: id)
  }

  override func collectRows(_ rows: inout RowCollector) {
    let mark = rows.mark
    rows.add(self, RowIdentitiesOf(order))
    rows.edit(from: mark, view.edits, of: self)
  }

  override func collect(_ items: inout [_LayoutItem]) {
    isCollected = true
    for index in order.indices { row(at: index)?.children.first?.collect(&items) }
  }
}
