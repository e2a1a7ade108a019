/// Does something when what the views within say is something else.
nonisolated struct PreferenceChangeModifier<K: PreferenceKey>: ViewModifier
where K.Value: Equatable {
  typealias Body = Never

  let action: @MainActor (K.Value) -> Void

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _Context
  ) -> _Node<ModifiedContent<C, Self>> {
    PreferenceChangeNode(view, context)
  }
}

/// The node of something that happens when what the views within say is something else.
final class PreferenceChangeNode<C: View, K: PreferenceKey>:
  ModifierNode<C, PreferenceChangeModifier<K>>
where K.Value: Equatable {
  private var watch: PreferenceWatch?
  private var last: K.Value?

  override func came() {
    let watch = PreferenceWatch { [weak self] in self?.check() }
    self.watch = watch
    host.add(watch)
  }

  private func check() {
    var value: K.Value?
    child?.collectPreference(K.self, &value)
    let now = value ?? K.defaultValue
    guard now != last else { return }
    last = now
    updates.later { [weak self] in self?.modifier.action(now) }
  }
}
