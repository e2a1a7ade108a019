/// Says a value to the views around.
nonisolated struct PreferenceModifier<K: PreferenceKey>: ViewModifier {
  typealias Body = Never

  /// Changes what the views within say, which may be nothing.
  let change: (inout K.Value?) -> Void

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _Context
  ) -> _Node<ModifiedContent<C, Self>> {
    PreferenceNode(view, context)
  }
}

/// The node of a view that says a value to the views around.
final class PreferenceNode<C: View, K: PreferenceKey>: ModifierNode<C, PreferenceModifier<K>> {
  override func came() { host.setNeedsLayout() }

  override func changed(from old: PreferenceModifier<K>) { host.setNeedsLayout() }

  override func collectPreference<Key: PreferenceKey>(
    _ key: Key.Type, _ value: inout Key.Value?
  ) {
    guard key == K.self else { return super.collectPreference(key, &value) }
    var own: K.Value?
    super.collectPreference(K.self, &own)
    modifier.change(&own)
    guard let own = own as? Key.Value else { return }
    Self.reduce(key, own, into: &value)
  }
}
