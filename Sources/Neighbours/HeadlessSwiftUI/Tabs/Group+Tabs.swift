extension Group: TabContent where Content: TabContent {
  /// What tells the tabs apart.
  public typealias TabValue = Content.TabValue

  /// Creates a group of tabs.
  public nonisolated init<V: Hashable>(@TabContentBuilder<V> content: () -> Content)
  where Content.TabValue == V {
    self.content = content()
  }

  @MainActor public static func _makeTabNode(
    _ view: _TabContentView<Self>, _ context: _Context
  ) -> _Node<_TabContentView<Self>> {
    WrapperNode(view, context) { _TabContentView(content: $0.content.content) }
  }
}
