/// A view, or a modifier, with a modifier.
public nonisolated struct ModifiedContent<Content, Modifier> {
  /// There is no body.
  public typealias Body = Never

  /// What is changed.
  public var content: Content
  /// What changes it.
  public var modifier: Modifier

  /// Creates a view or a modifier that has a modifier.
  public nonisolated init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  @MainActor public static func _makeNode(_ view: Self, _ context: _Context) -> _Node<Self> {
    Modifier._makeNode(view, context)
  }

  @MainActor public static var _rowCount: Int? { Content._rowCount }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  @MainActor public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _Context
  ) -> _Node<ModifiedContent<C, Self>> {
    WrapperNode(view, context) {
      ModifiedContent<ModifiedContent<C, Content>, Modifier>(
        content: ModifiedContent<C, Content>(
          content: $0.content, modifier: $0.modifier.content),
        modifier: $0.modifier.modifier)
    }
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension View {
  /// Changes the view by a modifier.
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that changes nothing.
public nonisolated struct EmptyModifier: ViewModifier, Sendable {
  /// There is no body.
  public typealias Body = Never

  /// A modifier that changes nothing.
  public static let identity = Self()

  /// Creates a modifier that changes nothing.
  public nonisolated init() {}

  @MainActor public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _Context
  ) -> _Node<ModifiedContent<C, Self>> {
    WrapperNode(view, context) { $0.content }
  }
}
