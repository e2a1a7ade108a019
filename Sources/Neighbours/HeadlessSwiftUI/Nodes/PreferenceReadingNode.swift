/// Shows what depends on what the views within say, behind them or in front of them.
nonisolated struct PreferenceReadingModifier<K: PreferenceKey, S: View>: ViewModifier {
  typealias Body = Never

  let alignment: Alignment
  let isBehind: Bool
  let transform: (K.Value) -> S

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _Context
  ) -> _Node<ModifiedContent<C, Self>> {
    PreferenceReadingNode(view, context)
  }
}

/// The node of what depends on what the views within say.
final class PreferenceReadingNode<C: View, K: PreferenceKey, S: View>:
  _Node<ModifiedContent<C, PreferenceReadingModifier<K, S>>>
{
  private var modifier: PreferenceReadingModifier<K, S>
  private var child: _Node<C>?
  private var other: _Node<S>?

  init(_ view: ModifiedContent<C, PreferenceReadingModifier<K, S>>, _ context: _Context) {
    modifier = view.modifier
    super.init(context)
    child = C._makeNode(view.content, inner())
  }

  override func update(
    _ view: ModifiedContent<C, PreferenceReadingModifier<K, S>>, _ environment: EnvironmentValues
  ) {
    self.environment = environment
    modifier = view.modifier
    child?.update(view.content, environment)
    host.setNeedsLayout()
  }

  override var children: [_AnyNode] { [child as _AnyNode?, other].compactMap(\.self) }

  // What is shown on account of values says none itself.
  override func collectPreference<Key: PreferenceKey>(
    _ key: Key.Type, _ value: inout Key.Value?
  ) {
    child?.collectPreference(key, &value)
  }

  override func structureChanged() { layoutChanged() }

  private var items: [_LayoutItem] { child?.collected ?? [] }
  private var layers: LayerArrangement { LayerArrangement(alignment: .center) }

  override var traits: ViewTraits { items.first?.traits ?? ViewTraits() }

  override var spacing: ViewSpacing { layers.spacing(of: items) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { layers.size(of: items, proposal) }

  /// The view for the values, as they are when the views within are placed.
  private func showOther() {
    var value: K.Value?
    child?.collectPreference(K.self, &value)
    let view = Tracker.run(self) { modifier.transform(value ?? K.defaultValue) }
    if let other {
      other.update(view, environment)
    } else {
      other = S._makeNode(view, inner(along: nil))
    }
  }

  override func refresh() {
    isDirty = false
    host.setNeedsLayout()
  }

  override func place(_ origin: CGPoint, _ proposal: ProposedViewSize, _ canvas: UIKitCanvas) {
    let size = size(proposal)
    let front = canvas.split()
    layers.place(items, at: origin, in: size, proposal, modifier.isBehind ? front : canvas)
    showOther()
    LayerArrangement(alignment: modifier.alignment).place(
      other?.collected ?? [], at: origin, in: size, ProposedViewSize(size), canvas)
    if modifier.isBehind { canvas.add(from: front) }
  }
}
