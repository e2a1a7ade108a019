/// An item of a toolbar.
public nonisolated struct ToolbarItem<ID, Content: View>: ToolbarContent {
  /// There is no body.
  public typealias Body = Never

  /// The name by which the user's choice is kept.
  public let id: ID
  let placement: ToolbarItemPlacement
  let content: Content

  @MainActor public static func _makeToolbarNode(
    _ view: _ToolbarView<Self>, _ context: _Context
  ) -> _Node<_ToolbarView<Self>> {
    WrapperNode(view, context) {
      $0.content.content._trait(ToolbarPlaceTrait.self, $0.content.placement)
    }
  }
}

extension ToolbarItem where ID == Void {
  /// Creates an item.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    id = ()
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
  /// Creates an item that the user may remove.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.id = id
    self.placement = placement
    self.content = content()
  }
}
