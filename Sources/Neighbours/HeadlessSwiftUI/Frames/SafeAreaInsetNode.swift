/// The node of a view that keeps clear of another one at its side.
final class SafeAreaInsetNode<C: View, I: View>:
  _Node<ModifiedContent<C, SafeAreaInsetModifier<I>>>
{
  private var modifier: SafeAreaInsetModifier<I>
  private var child: _Node<C>?
  private var inset: _Node<I>?

  init(_ view: ModifiedContent<C, SafeAreaInsetModifier<I>>, _ context: _Context) {
    modifier = view.modifier
    super.init(context)
    child = C._makeNode(view.content, inner(along: nil))
    inset = I._makeNode(view.modifier.inset, inner(along: nil))
  }

  override func update(
    _ view: ModifiedContent<C, SafeAreaInsetModifier<I>>, _ environment: EnvironmentValues
  ) {
    self.environment = environment
    modifier = view.modifier
    layoutChanged()
    child?.update(view.content, environment)
    inset?.update(view.modifier.inset, environment)
  }

  override var children: [_AnyNode] { [child as _AnyNode?, inset].compactMap(\.self) }

  override func structureChanged() { layoutChanged() }

  private var side: Axis {
    modifier.edge == .top || modifier.edge == .bottom ? .vertical : .horizontal
  }

  private var layers: LayerArrangement { LayerArrangement(alignment: .center) }

  /// The room that the other view takes, with the gap before it.
  private func taken(_ proposal: ProposedViewSize) -> (size: CGSize, gap: CGFloat) {
    let items = inset?.collected ?? []
    var offer = proposal
    offer[side] = proposal[side].map { $0 - layers.size(of: child?.collected ?? [], .zero)[side] }
    let gap = items.isEmpty ? 0 : modifier.spacing ?? ViewSpacing.standard
    return (layers.size(of: items, offer), gap)
  }

  private func rest(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let taken = taken(proposal)
    var rest = proposal
    rest[side] = proposal[side].map { max($0 - taken.size[side] - taken.gap, 0) }
    return rest
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let taken = taken(proposal)
    var size = layers.size(of: child?.collected ?? [], rest(proposal))
    size[side] += taken.size[side] + taken.gap
    return size
  }

  override func place(_ origin: CGPoint, _ proposal: ProposedViewSize, _ canvas: UIKitCanvas) {
    let (size, taken, rest) = (size(proposal), taken(proposal), rest(proposal))
    let length = taken.size[side] + taken.gap
    let isFirst = modifier.edge == .top || modifier.edge == .leading
    var main = CGRect(origin: origin, size: size)
    var at = origin
    if side == .vertical {
      main.size.height -= length
      if isFirst { main.origin.y += length } else { at.y += size.height - taken.size.height }
      at.x += modifier.alignment.origin(ViewDimensions(taken.size), in: size).x
    } else {
      main.size.width -= length
      if isFirst { main.origin.x += length } else { at.x += size.width - taken.size.width }
      at.y += modifier.alignment.origin(ViewDimensions(taken.size), in: size).y
    }
    let outer = canvas.room
    canvas.room.safeArea = outer.safeArea.intersection(main)
    canvas.room.container = outer.container.intersection(main)
    layers.place(child?.collected ?? [], at: main.origin, in: main.size, rest, canvas)
    canvas.room = outer
    layers.place(
      inset?.collected ?? [], at: at, in: taken.size, ProposedViewSize(taken.size), canvas)
  }
}
