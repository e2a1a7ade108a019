extension TabContent {
  /// Marks the tab with a number; none where that is 0.
  public nonisolated func badge(_ count: Int) -> some TabContent<TabValue> {
    _TabViews<TabValue, _>(views: _TabContentView(content: self).badge(count))
  }

  /// Marks the tab with a text.
  public nonisolated func badge(_ label: Text?) -> some TabContent<TabValue> {
    _TabViews<TabValue, _>(views: _TabContentView(content: self).badge(label))
  }

  /// Marks the tab with a text.
  public nonisolated func badge(_ key: LocalizedStringKey) -> some TabContent<TabValue> {
    badge(Text(key))
  }

  /// Gives the tab a name by which the user's order is kept.
  public nonisolated func customizationID(_ id: String) -> some TabContent<TabValue> { self }
}
