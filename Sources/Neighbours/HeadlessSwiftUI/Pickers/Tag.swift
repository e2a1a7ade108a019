/// What tells a choice from others.
struct TagTrait: _ViewTraitKey {
  static var defaultValue: AnyHashable? { nil }
}

extension View {
  /// Sets what tells the view from other choices.
  public nonisolated func tag<V: Hashable>(
    _ tag: V, includeOptional: Bool = true
  ) -> some View {
    _trait(TagTrait.self, AnyHashable(tag))
  }
}
