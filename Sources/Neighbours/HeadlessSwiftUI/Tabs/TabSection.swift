/// Tabs that belong together.
public nonisolated struct TabSection<
  Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable
>: TabContent where Content.TabValue == SelectionValue {
  /// What tells the tabs apart.
  public typealias TabValue = SelectionValue
  /// There is no body.
  public typealias Body = Never

  let content: Content

  @MainActor public static func _makeTabNode(
    _ view: _TabContentView<Self>, _ context: _Context
  ) -> _Node<_TabContentView<Self>> {
    WrapperNode(view, context) { _TabContentView(content: $0.content.content) }
  }
}

extension TabSection where Footer == EmptyView {
  /// Creates a section of tabs with a header, which a bar of tabs does not show.
  public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) { self.content = content() }
}

extension TabSection where Header == Text, Footer == EmptyView {
  /// Creates a section of tabs with a title, which a bar of tabs does not show.
  public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) { self.content = content() }
  /// Creates a section of tabs with a title, which a bar of tabs does not show.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) { self.content = content() }
}

extension TabSection where Header == EmptyView, Footer == EmptyView {
  /// Creates a section of tabs.
  public init(@TabContentBuilder<SelectionValue> content: () -> Content) {
    self.content = content()
  }
}
