extension View {
  /// Does something with the old and the new value when a value changes.
  @preconcurrency
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor (V, V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, isOfOldView: false, action: action))
  }

  /// Does something when a value changes.
  @preconcurrency
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(
      ChangeModifier(value: value, isInitial: initial, isOfOldView: false) { _, _ in action() })
  }

  /// Does something with the new value when a value changes.
  @preconcurrency
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping @MainActor (V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: false, isOfOldView: true) { action($1) })
  }
}
