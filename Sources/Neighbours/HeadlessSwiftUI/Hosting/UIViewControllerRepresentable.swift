/// A view controller of UIKit's, within SwiftUI's views.
@preconcurrency @MainActor
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The class of the view controller.
  associatedtype UIViewControllerType: UIViewController
  /// What the view controller tells of what happens to it.
  associatedtype Coordinator = Void

  /// Makes the view controller, once.
  func makeUIViewController(context: Context) -> UIViewControllerType

  /// Shows the present value in the view controller.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)

  /// Makes what the view controller tells of what happens to it, once, before it.
  func makeCoordinator() -> Coordinator

  /// Ends the use of the view controller.
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)

  /// The size that is answered to a proposal; `nil` is what is proposed.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?

  /// What a view controller is made and updated with.
  typealias Context = UIViewControllerRepresentableContext<Self>
}

extension UIViewControllerRepresentable {
  public static func _makeNode(_ view: Self, _ context: _Context) -> _Node<Self> {
    ControllerNode(view, context)
  }

  /// Does nothing.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  /// Answers with what is proposed.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Nothing is made.
  public func makeCoordinator() {}
}

/// What a view controller of UIKit's is made and updated with.
@preconcurrency @MainActor
public struct UIViewControllerRepresentableContext<
  Representable: UIViewControllerRepresentable
> {
  /// What the view controller tells of what happens to it.
  public let coordinator: Representable.Coordinator
  /// What goes with the change.
  public let transaction: Transaction
  /// The environment of the view.
  public let environment: EnvironmentValues
}
