/// The node of pages beside each other: UIKit's collection view, with dots below.
final class PagesNode<S: Hashable, C: View>: _Node<TabView<S, C>> {
  private var view: TabView<S, C>
  private var child: _Node<C>?
  private var known = KnownItems()
  private let pages = PagesView()

  init(_ view: TabView<S, C>, _ context: _Context) {
    self.view = view
    super.init(context)
    child = C._makeNode(view.content, inner(along: nil))
    pages.turned = { [weak self] in self?.turned(to: $0) }
    refresh()
  }

  override var children: [_AnyNode] { child.map { [$0] } ?? [] }

  override func structureChanged() {
    known.forget()
    layoutChanged()
  }

  override func update(_ view: TabView<S, C>, _ environment: EnvironmentValues) {
    self.view = view
    self.environment = environment
    child?.update(view.content, environment)
    refresh()
  }

  override func refresh() {
    isDirty = false
    _ = Tracker.run(self) { view.selection?.wrappedValue }
    layoutChanged()
  }

  // MARK: The selection

  private var tags: [S?] {
    known.items(of: child).map { ($0.traits[TagTrait.self] ?? $0.traits.element)?.base as? S }
  }

  private func turned(to index: Int) {
    let tags = tags
    guard tags.indices.contains(index), let tag = tags[index] else { return }
    if view.selection?.wrappedValue != tag { view.selection?.wrappedValue = tag }
  }

  // MARK: Layout

  override var ownView: UIView? { pages }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let own = known.items(of: child).map { $0.size(proposal) }
      .reduce(CGSize.zero) {
        CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
      }
    return proposal.replacingUnspecifiedDimensions(by: own)
  }

  override func place(_ origin: CGPoint, _ proposal: ProposedViewSize, _ canvas: UIKitCanvas) {
    let frame = CGRect(origin: origin, size: size(proposal))
    canvas.marks.apply(to: pages)
    canvas.add(pages, frame)
    let selected = view.selection.flatMap { tags.firstIndex(of: $0.wrappedValue) }
    pages.show(
      known.items(of: child), of: self, selected: selected, dots: environment.tabLook.showsDots)
  }
}
