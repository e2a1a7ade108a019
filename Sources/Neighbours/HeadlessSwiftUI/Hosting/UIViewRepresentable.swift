/// A view of UIKit's, within SwiftUI's.
@preconcurrency @MainActor
public protocol UIViewRepresentable: View where Body == Never {
  /// The class of the view.
  associatedtype UIViewType: UIView
  /// What the view tells of what happens to it.
  associatedtype Coordinator = Void

  /// Makes the view, once.
  func makeUIView(context: Context) -> UIViewType

  /// Shows the present value in the view.
  func updateUIView(_ uiView: UIViewType, context: Context)

  /// Makes what the view tells of what happens to it, once, before the view.
  func makeCoordinator() -> Coordinator

  /// Ends the use of the view.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)

  /// The size that is answered to a proposal; `nil` is the view's own.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize?

  /// What a view is made and updated with.
  typealias Context = UIViewRepresentableContext<Self>
}

extension UIViewRepresentable {
  public static func _makeNode(_ view: Self, _ context: _Context) -> _Node<Self> {
    RepresentableNode(view, context)
  }

  /// Does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  /// Answers with the view's own size.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Nothing is made.
  public func makeCoordinator() {}
}

/// What a view of UIKit's is made and updated with.
@preconcurrency @MainActor
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// What the view tells of what happens to it.
  public let coordinator: Representable.Coordinator
  /// What goes with the change.
  public let transaction: Transaction
  /// The environment of the view.
  public let environment: EnvironmentValues
}
