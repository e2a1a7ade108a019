/// Does something when a value changes.
nonisolated struct ChangeModifier<V: Equatable>: ViewModifier {
  typealias Body = Never

  let value: V
  let isInitial: Bool
  /// Whether the closure of the view that had the old value is called.
  let isOfOldView: Bool
  let action: @MainActor (V, V) -> Void

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _Context
  ) -> _Node<ModifiedContent<C, Self>> {
    ChangeNode(view, context)
  }
}

/// The node of something that happens when a value changes.
final class ChangeNode<C: View, V: Equatable>: ModifierNode<C, ChangeModifier<V>> {
  private var appearance: Appearance?

  override func came() {
    guard modifier.isInitial else { return }
    // It comes with what happens when views appear, in the order in which both are written.
    var hasCome = false
    let appearance = Appearance { [weak self] isVisible in
      guard isVisible, !hasCome, let modifier = self?.modifier else { return }
      hasCome = true
      modifier.action(modifier.value, modifier.value)
    }
    self.appearance = appearance
    watch(appearance)
  }

  override func changed(from old: ChangeModifier<V>) {
    guard old.value != modifier.value else { return }
    let (one, other) = (old.value, modifier.value)
    let action = modifier.isOfOldView ? old.action : modifier.action
    updates.later { action(one, other) }
  }
}
