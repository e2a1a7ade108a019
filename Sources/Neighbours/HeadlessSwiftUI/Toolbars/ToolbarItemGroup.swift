/// Items of a toolbar with the same place.
public nonisolated struct ToolbarItemGroup<Content: View>: ToolbarContent {
  /// There is no body.
  public typealias Body = Never

  let placement: ToolbarItemPlacement
  let content: Content

  /// Creates a group of items.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  @MainActor public static func _makeToolbarNode(
    _ view: _ToolbarView<Self>, _ context: _Context
  ) -> _Node<_ToolbarView<Self>> {
    WrapperNode(view, context) {
      $0.content.content._trait(ToolbarPlaceTrait.self, $0.content.placement)
    }
  }
}

/// Room between items of a toolbar.
public nonisolated struct ToolbarSpacer: ToolbarContent, CustomizableToolbarContent {
  /// There is no body.
  public typealias Body = Never

  let placement: ToolbarItemPlacement

  /// Creates room.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.placement = placement
  }

  @MainActor public static func _makeToolbarNode(
    _ view: _ToolbarView<Self>, _ context: _Context
  ) -> _Node<_ToolbarView<Self>> {
    WrapperNode(view, context) { Spacer()._trait(ToolbarPlaceTrait.self, $0.content.placement) }
  }
}

/// How much room there is between items.
public nonisolated struct SpacerSizing: Sendable, Hashable {
  private let isFlexible: Bool
  /// As much as the others leave.
  public static let flexible = SpacerSizing(isFlexible: true)
  /// As much as the system has between groups of items.
  public static let fixed = SpacerSizing(isFlexible: false)
}

/// Where an item stands.
struct ToolbarPlaceTrait: _ViewTraitKey {
  static var defaultValue: ToolbarItemPlacement { .automatic }
}
