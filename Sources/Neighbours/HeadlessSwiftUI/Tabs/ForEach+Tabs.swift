extension ForEach: TabContent where Content: TabContent {
  /// What tells the tabs apart.
  public typealias TabValue = Content.TabValue

  /// Creates tabs for elements that are told apart by a property.
  public nonisolated init<V: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == V {
    self.init(data: data, content: content, identify: { $0[keyPath: id] })
  }

  @MainActor public static func _makeTabNode(
    _ view: _TabContentView<Self>, _ context: _Context
  ) -> _Node<_TabContentView<Self>> {
    WrapperNode(view, context) { view in
      let all = view.content
      return ForEach<Data, ID, _TabContentView<Content>>(
        data: all.data, content: { _TabContentView(content: all.content($0)) },
        identify: all.identify, isConstant: all.isConstant)
    }
  }
}

extension ForEach where ID == Data.Element.ID, Content: TabContent, Data.Element: Identifiable {
  /// Creates tabs for elements that have an identity.
  public nonisolated init<V: Hashable>(
    _ data: Data,
    @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == V {
    self.init(data: data, content: content, identify: { $0.id })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: TabContent {
  /// Creates tabs for numbers that do not change.
  public nonisolated init<V: Hashable>(
    _ data: Range<Int>, @TabContentBuilder<V> content: @escaping (Int) -> Content
  ) where Content.TabValue == V {
    self.init(data: data, content: content, identify: { $0 }, isConstant: true)
  }
}
