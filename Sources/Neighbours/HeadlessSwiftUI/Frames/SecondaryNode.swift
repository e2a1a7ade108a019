/// The node of a view with another one behind it or in front of it.
final class SecondaryNode<C: View, S: View>: _Node<ModifiedContent<C, SecondaryModifier<S>>> {
  private var modifier: SecondaryModifier<S>
  private var child: _Node<C>?
  private var other: _Node<S>?
  private var known: (items: [_LayoutItem], others: [_LayoutItem])?

  init(_ view: ModifiedContent<C, SecondaryModifier<S>>, _ context: _Context) {
    modifier = view.modifier
    super.init(context)
    child = C._makeNode(view.content, inner())
    other = S._makeNode(view.modifier.secondary, inner(along: nil))
  }

  override func update(
    _ view: ModifiedContent<C, SecondaryModifier<S>>, _ environment: EnvironmentValues
  ) {
    self.environment = environment
    if modifier.alignment != view.modifier.alignment { layoutChanged() }
    modifier = view.modifier
    child?.update(view.content, environment)
    other?.update(view.modifier.secondary, environment)
  }

  override var children: [_AnyNode] { [child as _AnyNode?, other].compactMap(\.self) }

  override func structureChanged() {
    known = nil
    layoutChanged()
  }

  private var items: (items: [_LayoutItem], others: [_LayoutItem]) {
    if let known { return known }
    let items = (child?.collected ?? [], other?.collected ?? [])
    known = items
    return items
  }

  private var layers: LayerArrangement { LayerArrangement(alignment: .center) }

  override var traits: ViewTraits { items.items.first?.traits ?? ViewTraits() }

  override var spacing: ViewSpacing { layers.spacing(of: items.items) }

  override func explicit(_ guide: AlignmentGuide, _ proposal: ProposedViewSize) -> CGFloat? {
    layers.explicit(guide, of: items.items, in: size(proposal), proposal)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    layers.size(of: items.items, proposal)
  }

  override func place(_ origin: CGPoint, _ proposal: ProposedViewSize, _ canvas: UIKitCanvas) {
    let size = size(proposal)
    let all = items
    let second = LayerArrangement(alignment: modifier.alignment)
    let marks = canvas.marks
    func placeOthers() {
      // What is said of the view is not said of what lies behind it or in front of it.
      canvas.marks = Marks()
      second.place(all.others, at: origin, in: size, ProposedViewSize(size), canvas)
      canvas.marks = marks
    }
    if modifier.isBehind { placeOthers() }
    layers.place(all.items, at: origin, in: size, proposal, canvas)
    if !modifier.isBehind { placeOthers() }
  }
}
