/// A change that is made to a view.
@preconcurrency @MainActor
public protocol ViewModifier {
  /// The type of view that comes of it.
  associatedtype Body: View

  /// The view that is changed.
  typealias Content = _ViewModifier_Content<Self>

  /// The changed view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  /// Makes what is kept of a view that has the modifier.
  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _Context
  ) -> _Node<ModifiedContent<C, Self>>
}

extension ViewModifier {
  /// A modifier of an app's has the node that evaluates its body.
  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _Context
  ) -> _Node<ModifiedContent<C, Self>> {
    ComposedModifierNode(view, context)
  }

  /// Makes one modifier of two.
  public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier where Body == Never {
  /// A modifier that has no body: nothing asks for it.
  public func body(content: Content) -> Never {
    RuntimeIssue.stop("body() should not be called on \(Self.self).")
  }
}

/// What a modifier is given to change.
public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  /// There is no body.
  public typealias Body = Never

  let erased: ErasedView

  @MainActor public static func _makeNode(_ view: Self, _ context: _Context) -> _Node<Self> {
    ErasingNode(view, context) { $0.erased }
  }

  @MainActor public static var _rowCount: Int? { nil }
}
