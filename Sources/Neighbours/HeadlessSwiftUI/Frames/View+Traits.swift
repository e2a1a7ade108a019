extension View {
  /// Says something of the view that containers read.
  public nonisolated func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
    modifier(_TraitWritingModifier<K>(value: value))
  }

  /// Has the view get room before views of lower priority.
  public nonisolated func layoutPriority(_ value: Double) -> some View {
    modifier(OrderModifier(priority: value))
  }

  /// Has the view in front of views of lower index.
  public nonisolated func zIndex(_ value: Double) -> some View {
    modifier(OrderModifier(zIndex: value))
  }

  /// Says something of the view that a layout of the app's reads.
  public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    _trait(LayoutValueTrait<K>.self, value)
  }
}
