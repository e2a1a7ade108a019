/// Tabs of a `TabView`.
@preconcurrency @MainActor
public protocol TabContent<TabValue> {
  /// What tells the tabs apart.
  associatedtype TabValue: Hashable
  /// The type of tabs that it consists of.
  associatedtype Body: TabContent

  /// The tabs.
  @MainActor @preconcurrency var body: Body { get }

  /// Makes what is kept of the tabs.
  static func _makeTabNode(
    _ view: _TabContentView<Self>, _ context: _Context
  ) -> _Node<_TabContentView<Self>>
}

extension TabContent {
  /// Tabs of the app's have the node that evaluates their body.
  public static func _makeTabNode(
    _ view: _TabContentView<Self>, _ context: _Context
  ) -> _Node<_TabContentView<Self>> {
    ComposedTabNode(view, context)
  }
}

extension TabContent where Body == Never {
  /// Tabs that have no body: nothing asks for it.
  public var body: Never { RuntimeIssue.stop("body() should not be called on \(Self.self).") }
}

extension Never: TabContent {
  /// There is no tab of this type.
  public typealias TabValue = Never
}

/// Tabs as a view, which is kept as views are.
public nonisolated struct _TabContentView<Content: TabContent>: View {
  /// There is no body.
  public typealias Body = Never

  let content: Content

  @MainActor public static func _makeNode(_ view: Self, _ context: _Context) -> _Node<Self> {
    Content._makeTabNode(view, context)
  }
}

/// Tabs that are views already.
public nonisolated struct _TabViews<TabValue: Hashable, V: View>: TabContent {
  /// There is no body.
  public typealias Body = Never

  let views: V

  @MainActor public static func _makeTabNode(
    _ view: _TabContentView<Self>, _ context: _Context
  ) -> _Node<_TabContentView<Self>> {
    WrapperNode(view, context) { $0.content.views }
  }
}
