/// The node of a view that lays out the views within it.
final class ContainerNode<V: View, C: View, A: Arrangement>: _Node<V> {
  private let parts: @MainActor (V) -> (A, C)
  private var arrangement: A
  private var child: _Node<C>?
  private var known = KnownItems()

  init(_ view: V, _ context: _Context, _ parts: @escaping @MainActor (V) -> (A, C)) {
    self.parts = parts
    let (arrangement, content) = parts(view)
    self.arrangement = arrangement
    super.init(context)
    child = C._makeNode(content, inner(along: arrangement.axis))
  }

  override func update(_ view: V, _ environment: EnvironmentValues) {
    self.environment = environment
    let (new, content) = parts(view)
    let isSame = FieldPlan.areSame(arrangement, new)
    arrangement = new
    if !isSame { layoutChanged() }
    child?.update(content, environment)
  }

  override var children: [_AnyNode] { child.map { [$0] } ?? [] }

  override func structureChanged() {
    known.forget()
    layoutChanged()
  }

  private var items: [_LayoutItem] { known.items(of: child) }

  override var spacing: ViewSpacing { arrangement.spacing(of: items) }

  override func explicit(_ guide: AlignmentGuide, _ proposal: ProposedViewSize) -> CGFloat? {
    arrangement.explicit(guide, of: items, in: size(proposal), proposal)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    arrangement.size(of: items, proposal)
  }

  override func place(_ origin: CGPoint, _ proposal: ProposedViewSize, _ canvas: UIKitCanvas) {
    arrangement.place(items, at: origin, in: size(proposal), proposal, canvas)
  }
}
