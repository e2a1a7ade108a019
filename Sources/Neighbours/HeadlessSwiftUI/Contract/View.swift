/// A part of an app's interface.
@preconcurrency @MainActor
public protocol View {
  /// The type of view that is this one's content.
  associatedtype Body: View

  /// The content and behaviour of the view.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes what is kept of a view of this type between one body and the next.
  static func _makeNode(_ view: Self, _ context: _Context) -> _Node<Self>

  /// As how many rows of a list a view of this type counts; `nil` where its value decides.
  static var _rowCount: Int? { get }
}

extension View {
  /// A view of an app's has the node that evaluates its body.
  public static func _makeNode(_ view: Self, _ context: _Context) -> _Node<Self> {
    ComposedNode(view, context)
  }

  /// A view of an app's counts as its body does.
  public static var _rowCount: Int? { Body._rowCount }
}

extension View where Body == Never {
  /// A view that has no body: nothing asks for it.
  public var body: Never { RuntimeIssue.stop("body() should not be called on \(Self.self).") }

  /// A view without a body is one row, if its type does not say otherwise.
  public static var _rowCount: Int? { 1 }
}

extension Never: View {
  /// There is no view of this type.
  public typealias Body = Never
  /// There is no view of this type.
  public var body: Never { self }
}
