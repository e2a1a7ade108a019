extension Group: ToolbarContent where Content: ToolbarContent {
  /// Creates a group of items.
  @_disfavoredOverload
  public nonisolated init(@ToolbarContentBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public static func _makeToolbarNode(
    _ view: _ToolbarView<Self>, _ context: _Context
  ) -> _Node<_ToolbarView<Self>> {
    WrapperNode(view, context) { _ToolbarView(content: $0.content.content) }
  }
}
