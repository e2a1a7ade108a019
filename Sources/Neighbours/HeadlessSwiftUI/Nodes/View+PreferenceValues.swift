extension View {
  /// Says the place of the view to the views around.
  public nonisolated func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(
      AnchorPreferenceModifier<A, K>(source: value, transform: { $0 = transform($1) }, isOwn: true))
  }

  /// Adds the place of the view to what the views within say.
  public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(AnchorPreferenceModifier<A, K>(source: value, transform: transform, isOwn: false))
  }

  /// Shows in front of the view what depends on what the views within say.
  public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      PreferenceReadingModifier<K, V>(alignment: alignment, isBehind: false, transform: transform))
  }

  /// Shows behind the view what depends on what the views within say.
  public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      PreferenceReadingModifier<K, V>(alignment: alignment, isBehind: true, transform: transform))
  }

  /// Does something when a value of the view's place is another one.
  @preconcurrency
  public nonisolated func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping @MainActor (T) -> Void
  ) -> some View {
    onGeometryChange(for: type, of: transform) { action($1) }
  }

  /// Does something with the old and the new value when a value of the view's place is another one.
  @preconcurrency
  public nonisolated func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping @MainActor (T, T) -> Void
  ) -> some View {
    background {
      GeometryReader { proxy in
        let value = transform(proxy)
        EmptySpace().onChange(of: value, initial: true, action)
      }
    }
  }
}

/// A view that takes its room and shows nothing.
nonisolated struct EmptySpace: View {
  typealias Body = Never

  @MainActor static func _makeNode(_ view: Self, _ context: _Context) -> _Node<Self> {
    EmptyNode(context)
  }
}
