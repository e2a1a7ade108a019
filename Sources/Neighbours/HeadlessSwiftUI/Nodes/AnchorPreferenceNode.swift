/// Says the place of a view to the views around.
nonisolated struct AnchorPreferenceModifier<A, K: PreferenceKey>: ViewModifier {
  typealias Body = Never

  let source: Anchor<A>.Source
  let transform: (inout K.Value, Anchor<A>) -> Void
  /// Whether what the views within say is left out.
  let isOwn: Bool

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _Context
  ) -> _Node<ModifiedContent<C, Self>> {
    AnchorPreferenceNode(view, context)
  }
}

/// The node of a view that says its place to the views around.
final class AnchorPreferenceNode<C: View, A, K: PreferenceKey>:
  _Node<ModifiedContent<C, AnchorPreferenceModifier<A, K>>>
{
  private var modifier: AnchorPreferenceModifier<A, K>
  private var child: _Node<C>?
  private var frame: CGRect?

  init(_ view: ModifiedContent<C, AnchorPreferenceModifier<A, K>>, _ context: _Context) {
    modifier = view.modifier
    super.init(context)
    child = C._makeNode(view.content, inner())
  }

  override func update(
    _ view: ModifiedContent<C, AnchorPreferenceModifier<A, K>>, _ environment: EnvironmentValues
  ) {
    self.environment = environment
    modifier = view.modifier
    child?.update(view.content, environment)
    host.setNeedsLayout()
  }

  override var children: [_AnyNode] { child.map { [$0] } ?? [] }

  override func structureChanged() { layoutChanged() }

  private var items: [_LayoutItem] { child?.collected ?? [] }
  private var layers: LayerArrangement { LayerArrangement(alignment: .center) }

  override var traits: ViewTraits { items.first?.traits ?? ViewTraits() }

  override var spacing: ViewSpacing { layers.spacing(of: items) }

  override func explicit(_ guide: AlignmentGuide, _ proposal: ProposedViewSize) -> CGFloat? {
    layers.explicit(guide, of: items, in: size(proposal), proposal)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { layers.size(of: items, proposal) }

  override func place(_ origin: CGPoint, _ proposal: ProposedViewSize, _ canvas: UIKitCanvas) {
    let size = size(proposal)
    frame = CGRect(origin: canvas.origin.moved(by: origin), size: size)
    layers.place(items, at: origin, in: size, proposal, canvas)
  }

  override func collectPreference<Key: PreferenceKey>(
    _ key: Key.Type, _ value: inout Key.Value?
  ) {
    guard key == K.self, let frame else { return super.collectPreference(key, &value) }
    var own: K.Value?
    if !modifier.isOwn { super.collectPreference(K.self, &own) }
    var changed = own ?? K.defaultValue
    modifier.transform(&changed, modifier.source.make(frame))
    guard let changed = changed as? Key.Value else { return }
    Self.reduce(key, changed, into: &value)
  }
}
