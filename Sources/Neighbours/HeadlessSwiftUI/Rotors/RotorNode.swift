/// The node of views whose elements have a rotor.
final class RotorNode<C: View, R: AccessibilityRotorContent>:
  SingleNode<ModifiedContent<C, RotorModifier<R>>, ModifiedContent<C, MarksLayout>>
{
  private var view: ModifiedContent<C, RotorModifier<R>>
  private var rotor = UIAccessibilityCustomRotor()
  /// What was found last, for the search that goes on from there.
  private var last: (item: UIAccessibilityCustomRotorItemResult, entry: _RotorEntry)?

  init(_ view: ModifiedContent<C, RotorModifier<R>>, _ context: _Context) {
    self.view = view
    super.init(context)
    rotor = makeRotor()
    child = ModifiedContent._makeNode(marked, inner())
  }

  override func update(
    _ view: ModifiedContent<C, RotorModifier<R>>, _ environment: EnvironmentValues
  ) {
    self.view = view
    self.environment = environment
    if rotor.systemRotorType != view.modifier.type { rotor = makeRotor() }
    child?.update(marked, environment)
  }

  override func environmentChanged(_ environment: EnvironmentValues) {
    update(view, environment)
  }

  private func makeRotor() -> UIAccessibilityCustomRotor {
    UIAccessibilityCustomRotor(systemType: view.modifier.type) { [weak self] in
      self?.search($0)
    }
  }

  private var marked: ModifiedContent<C, MarksLayout> {
    if let label = view.modifier.label { rotor.name = TextResolver(self).string(label) }
    var marks = Marks()
    marks.rotors = [rotor]
    return ModifiedContent(content: view.content, modifier: MarksLayout(marks: marks))
  }

  // MARK: Searching

  private func search(
    _ predicate: UIAccessibilityCustomRotorSearchPredicate
  ) -> UIAccessibilityCustomRotorItemResult? {
    let isForward = predicate.searchDirection == .next
    let entries = R._rotorEntries(view.modifier.entries())
    var index = start(predicate.currentItem, entries, isForward)
    // An entry that leads to no view is passed over.
    while entries.indices.contains(index) {
      if let item = item(of: entries[index]) {
        last = (item, entries[index])
        return item
      }
      index += isForward ? 1 : -1
    }
    return nil
  }

  /// The index of the entry after an item, or before it.
  private func start(
    _ item: UIAccessibilityCustomRotorItemResult, _ entries: [_RotorEntry], _ isForward: Bool
  ) -> Int {
    if let last, last.item === item,
      let index = entries.firstIndex(where: { $0.leads(where: last.entry) })
    {
      return isForward ? index + 1 : index - 1
    }
    let element = item.targetElement
    let view =
      element as? UIView ?? (element as? UIAccessibilityElement)?.accessibilityContainer as? UIView
    guard let view, let root = host.root else { return 0 }
    return RotorPlaces(view, in: root).index(in: entries, isForward)
  }

  /// Goes to what an entry leads to: what is out of sight is scrolled to.
  private func item(of entry: _RotorEntry) -> UIAccessibilityCustomRotorItemResult? {
    entry.prepare()
    updates.refresh()
    updates.act()
    host.view.layoutIfNeeded()
    guard let node = node(of: entry) else { return nil }
    if node.viewInWindow == nil {
      node.scroll(to: nil, animated: false)
      host.view.layoutIfNeeded()
    }
    guard let view = node.viewInWindow else { return nil }
    let text = (view as? any SelectionField)?.selectableText ?? view.accessibilityLabel ?? ""
    return UIAccessibilityCustomRotorItemResult(
      targetElement: view,
      targetRange: entry.textRange.map { TextRange(text.codeUnits(of: $0)) })
  }

  private func node(of entry: _RotorEntry) -> _AnyNode? {
    guard let target = entry.target else { return self }
    return child?.node(with: target) ?? host.root?.node(with: target)
  }
}

extension _AnyNode {
  /// The first view of UIKit's that shows the node on the screen.
  fileprivate var viewInWindow: UIView? { shownViews.first { $0.window != nil } }
}
