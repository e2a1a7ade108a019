/// Items of a toolbar.
@preconcurrency @MainActor
public protocol ToolbarContent {
  /// The type of items that it consists of.
  associatedtype Body: ToolbarContent

  /// The items.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes what is kept of the items.
  static func _makeToolbarNode(
    _ view: _ToolbarView<Self>, _ context: _Context
  ) -> _Node<_ToolbarView<Self>>
}

extension ToolbarContent {
  /// Items of the app's have the node that evaluates their body.
  public static func _makeToolbarNode(
    _ view: _ToolbarView<Self>, _ context: _Context
  ) -> _Node<_ToolbarView<Self>> {
    ComposedToolbarNode(view, context)
  }
}

extension ToolbarContent where Body == Never {
  /// Items that have no body: nothing asks for it.
  public var body: Never { RuntimeIssue.stop("body() should not be called on \(Self.self).") }
}

extension Never: ToolbarContent {}

/// Items of a toolbar that the user may choose.
@preconcurrency @MainActor
public protocol CustomizableToolbarContent: ToolbarContent {}

/// Items of a toolbar as a view, which is kept as views are.
public nonisolated struct _ToolbarView<Content: ToolbarContent>: View {
  /// There is no body.
  public typealias Body = Never

  let content: Content

  @MainActor public static func _makeNode(_ view: Self, _ context: _Context) -> _Node<Self> {
    Content._makeToolbarNode(view, context)
  }
}

/// Items of a toolbar that are views already.
public nonisolated struct _ToolbarViews<V: View>: CustomizableToolbarContent {
  /// There is no body.
  public typealias Body = Never

  let views: V

  @MainActor public static func _makeToolbarNode(
    _ view: _ToolbarView<Self>, _ context: _Context
  ) -> _Node<_ToolbarView<Self>> {
    WrapperNode(view, context) { $0.content.views }
  }
}
