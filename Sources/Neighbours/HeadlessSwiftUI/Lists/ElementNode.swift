/// The node of the row of an element.
final class ElementNode<D: RandomAccessCollection, ID: Hashable, C: View>: RowNode {
  /// The node of all elements, which may have gone while a list still shows the row.
  private weak var owner: LazyForEachNode<D, ID, C>?
  /// The place of the element.
  var place: Int
  private var child: _Node<C>?
  private var isOutdated = false

  init(_ owner: LazyForEachNode<D, ID, C>, _ place: Int, _ context: _Context) {
    self.owner = owner
    self.place = place
    super.init(context)
    var inner = inner()
    (inner.isInRows, inner.isInLazyStack) = (false, false)
    child = C._makeNode(owner.content(at: place, self), inner)
  }

  /// The element or the environment may be another one: it is looked at when the row shows.
  func become(_ environment: EnvironmentValues) {
    self.environment = environment
    isOutdated = true
    if cell != nil || isInSight || isCollected { bringUpToDate() }
  }

  func bringUpToDate() { if isOutdated { refresh() } }

  override func refresh() {
    isDirty = false
    isOutdated = false
    guard let owner else { return }
    child?.update(owner.content(at: place, self), environment)
  }

  override var isCollected: Bool { owner?.isCollected ?? false }

  override var children: [_AnyNode] { child.map { [$0] } ?? [] }
}
