/// Screens of which one shows, with a bar to choose it.
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: View {
  /// There is no body.
  public typealias Body = Never

  let selection: Binding<SelectionValue>?
  let content: Content

  @MainActor public static func _makeNode(_ view: Self, _ context: _Context) -> _Node<Self> {
    context.environment.tabLook.isPaged ? PagesNode(view, context) : TabsNode(view, context)
  }

  /// Creates tabs of which a state says which one shows.
  public nonisolated init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
  }

  /// Creates tabs of which a state says which one shows.
  public nonisolated init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == _TabContentView<C>, C.TabValue == SelectionValue {
    self.selection = selection
    self.content = _TabContentView(content: content())
  }
}

extension TabView where SelectionValue == Int {
  /// Creates tabs.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content)
  }
}

extension TabView where SelectionValue == Never {
  /// Creates tabs.
  public nonisolated init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where Content == _TabContentView<C>, C.TabValue == Never {
    selection = nil
    self.content = _TabContentView(content: content())
  }
}
