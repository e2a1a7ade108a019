extension View {
  /// Sets the item of the screen in the bar of tabs.
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(label: label()))
  }

  /// Sets how tabs are chosen.
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabLook, style._look)
  }

  /// Sets what is behind the dots of pages, which the model does not draw.
  public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }

  /// Marks the tab or the row with a number; there is no mark where that is 0.
  public nonisolated func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  /// Marks the tab or the row with a text.
  public nonisolated func badge(_ label: Text?) -> some View {
    _trait(BadgeTrait.self, label)
  }

  /// Marks the tab or the row with a text.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View {
    badge(key.map { Text($0) })
  }

  /// Marks the tab or the row with a text.
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View {
    badge(label.map { Text($0) })
  }
}

/// The mark of a tab or of a row.
struct BadgeTrait: _ViewTraitKey {
  static var defaultValue: Text? { nil }
}
