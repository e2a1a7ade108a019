extension View {
  /// Says a value to the views around, in place of what the views within say.
  public nonisolated func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View {
    modifier(PreferenceModifier<K> { $0 = value })
  }

  /// Changes what the views within say to those around.
  public nonisolated func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(
      PreferenceModifier<K> { value in
        var changed = value ?? K.defaultValue
        callback(&changed)
        value = changed
      })
  }

  /// Does something when what the views within say is something else.
  @preconcurrency
  public nonisolated func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping @MainActor (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceChangeModifier<K>(action: action))
  }
}
