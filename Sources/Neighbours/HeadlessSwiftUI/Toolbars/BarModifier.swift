/// Says something of the bars of the screen.
nonisolated struct BarModifier: ViewModifier {
  typealias Body = Never

  var title: Text?
  var subtitle: Text?
  var largeTitleMode: UINavigationItem.LargeTitleDisplayMode?
  var style: UINavigationItem.ItemStyle?
  var hidesBackButton: Bool?
  var shown: [ToolbarPlacement: Bool] = [:]

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _Context
  ) -> _Node<ModifiedContent<C, Self>> {
    BarNode(view, context)
  }
}

/// The node of a view that says something of the bars of its screen.
final class BarNode<C: View>: ModifierNode<C, BarModifier> {
  private var part: BarPart?
  private var bars: ScreenBars?

  override func came() {
    let part = BarPart(depth: depth) { [weak self] in self?.words }
    self.part = part
    bars = host.screen.bars
    bars?.add(part)
  }

  private var words: BarWords {
    let modifier = modifier
    return BarWords(
      title: modifier.title.map { TextResolver(self).string($0) },
      subtitle: modifier.subtitle.map { TextResolver(self).string($0) },
      largeTitleMode: modifier.largeTitleMode, style: modifier.style,
      hidesBackButton: modifier.hidesBackButton, shown: modifier.shown)
  }

  override func changed(from old: BarModifier) {
    if let part, !FieldPlan.areSame(old, modifier) { bars?.change(part) }
  }

  override func environmentChanged(_ environment: EnvironmentValues) {
    super.environmentChanged(environment)
    if let part, modifier.title != nil || modifier.subtitle != nil { bars?.change(part) }
  }

  override func ended() { if let part { bars?.remove(part) } }
}
