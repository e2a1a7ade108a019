/// Views that a layout of the app's lays out.
nonisolated struct LayoutView<L: Layout, Content: View>: View {
  typealias Body = Never

  let layout: L
  let content: Content

  @MainActor static func _makeNode(_ view: Self, _ context: _Context) -> _Node<Self> {
    LayoutNode(view, context)
  }
}

/// The node of views that a layout of the app's lays out.
final class LayoutNode<L: Layout, C: View>: _Node<LayoutView<L, C>> {
  private var layout: L
  private var child: _Node<C>?
  private var known: (subviews: LayoutSubviews, cache: L.Cache)?
  private let board = LayoutBoard()

  init(_ view: LayoutView<L, C>, _ context: _Context) {
    layout = view.layout
    super.init(context)
    child = C._makeNode(view.content, inner(along: L.layoutProperties.stackOrientation))
  }

  override func update(_ view: LayoutView<L, C>, _ environment: EnvironmentValues) {
    self.environment = environment
    let isSame = FieldPlan.areSame(layout, view.layout)
    layout = view.layout
    if !isSame { layoutChanged() }
    child?.update(view.content, environment)
  }

  override var children: [_AnyNode] { child.map { [$0] } ?? [] }

  override func structureChanged() {
    known = nil
    super.layoutChanged()
  }

  override func layoutChanged() {
    if let (subviews, old) = known {
      var cache = old
      layout.updateCache(&cache, subviews: subviews)
      known = (subviews, cache)
    }
    super.layoutChanged()
  }

  override func lengthsLearned() {
    known = nil
    super.lengthsLearned()
  }

  /// Calls the layout with its views, and what it keeps.
  private func call<R>(_ method: (LayoutSubviews, inout L.Cache) -> R) -> R {
    var (subviews, cache) = known ?? make()
    let result = Tracker.run(self) { method(subviews, &cache) }
    known = (subviews, cache)
    return result
  }

  private func make() -> (LayoutSubviews, L.Cache) {
    let items = child?.collected ?? []
    var subviews = LayoutSubviews(
      items.enumerated().map { LayoutSubview(item: $1, index: $0, board: board) })
    subviews.layoutDirection = environment.layoutDirection
    return (subviews, layout.makeCache(subviews: subviews))
  }

  override func refresh() {
    isDirty = false
    layoutChanged()
  }

  override var spacing: ViewSpacing { call { layout.spacing(subviews: $0, cache: &$1) } }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    call { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
  }

  override func explicit(_ guide: AlignmentGuide, _ proposal: ProposedViewSize) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size(proposal))
    return call {
      guide.axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(guide.id), in: bounds, proposal: proposal, subviews: $0,
          cache: &$1)
        : layout.explicitAlignment(
          of: VerticalAlignment(guide.id), in: bounds, proposal: proposal, subviews: $0,
          cache: &$1)
    }
  }

  override func place(_ origin: CGPoint, _ proposal: ProposedViewSize, _ canvas: UIKitCanvas) {
    let bounds = CGRect(origin: origin, size: size(proposal))
    board.placements = [:]
    let subviews = call { subviews, cache in
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      return subviews
    }
    for subview in subviews.sorted(by: { $0.item.traits.zIndex < $1.item.traits.zIndex }) {
      let place = board.placements[subview.index] ?? middle(of: bounds, subview.item, proposal)
      subview.item.place(place.origin, place.proposal, canvas)
    }
  }

  /// Where a view stands of which the layout has said nothing.
  private func middle(
    of bounds: CGRect, _ item: _LayoutItem, _ proposal: ProposedViewSize
  ) -> Placement {
    let size = item.size(proposal)
    return Placement(
      origin: CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2),
      proposal: proposal)
  }
}
