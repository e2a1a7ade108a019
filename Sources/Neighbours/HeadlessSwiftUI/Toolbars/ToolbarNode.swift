/// Puts items into the bars of the screen.
nonisolated struct ToolbarModifier<Items: View>: ViewModifier {
  typealias Body = Never

  let items: Items

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _Context
  ) -> _Node<ModifiedContent<C, Self>> {
    ToolbarNode(view, context)
  }
}

/// The node of a view with items in the bars of its screen.
final class ToolbarNode<C: View, Items: View>: ModifierNode<C, ToolbarModifier<Items>> {
  private var part: BarPart?
  private var bars: ScreenBars?
  private var items: BarItemsNode?
  private var itemsNode: _Node<Items>?
  private var entries: [BarEntry] = []
  private var derived = DerivedEnvironment()

  /// Labels in bars show their pictures alone.
  private var environmentOfItems: EnvironmentValues {
    derived.of(environment) { environment in
      guard environment.labelStyle == nil else { return }
      environment.labelStyle = AnyStyle(IconOnlyLabelStyle()) {
        AnyView($0.makeBody(configuration: $1))
      }
    }
  }

  override func came() {
    let part = BarPart(depth: depth) { [weak self] in self?.words }
    self.part = part
    bars = host.screen.bars
    let items = BarItemsNode(inner(environmentOfItems)) { [weak self] in self?.itemsChanged() }
    self.items = items
    itemsNode = Items._makeNode(modifier.items, items.inner(along: .horizontal))
    items.child = itemsNode
    bars?.add(part)
  }

  private func itemsChanged() {
    if let part { bars?.change(part) }
  }

  private var words: BarWords {
    entries = (items?.collected ?? []).map { item in
      let place = item.traits[ToolbarPlaceTrait.self]
      return entries.first { $0.source === item && $0.placement == place }
        ?? BarEntry(item, place, of: self)
    }
    for entry in entries { entry.refresh() }
    var words = BarWords()
    words.entries = entries
    return words
  }

  override func changed(from old: ToolbarModifier<Items>) {
    itemsNode?.update(modifier.items, environmentOfItems)
  }

  override func environmentChanged(_ environment: EnvironmentValues) {
    self.environment = environment
    child?.environmentChanged(environment)
    itemsNode?.environmentChanged(environmentOfItems)
  }

  override var children: [_AnyNode] { super.children + [items].compactMap { $0 } }

  override func ended() { if let part { bars?.remove(part) } }
}
