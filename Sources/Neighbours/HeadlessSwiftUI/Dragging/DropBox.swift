/// Lets the user drop something on a view.
nonisolated struct DropModifier: ViewModifier {
  typealias Body = Never

  let target: DropTarget

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _Context
  ) -> _Node<ModifiedContent<C, Self>> {
    WrapperNode(view, context) { DropBox(content: $0.content, target: $0.modifier.target) }
  }
}

/// What a view does with what is dragged over it.
struct DropTarget {
  let accepts: @MainActor (any UIDropSession) -> Bool
  var entered: @MainActor (any UIDropSession, CGPoint) -> Void = { _, _ in }
  var exited: @MainActor (any UIDropSession, CGPoint) -> Void = { _, _ in }
  var operation: @MainActor (any UIDropSession, CGPoint) -> UIDropOperation = { _, _ in .copy }
  let perform: @MainActor (any UIDropSession, CGPoint) -> Void
}

/// The view around what something can be dropped on.
nonisolated struct DropBox<Content: View>: BoxedView {
  typealias Body = Never

  let content: Content
  let target: DropTarget

  @MainActor func content(_ node: BoxedNode<Self>) -> Content { content }

  @MainActor func make(_ node: BoxedNode<Self>) -> DropTargetView {
    let view = DropTargetView(frame: .zero)
    view.addInteraction(UIDropInteraction(delegate: view))
    return view
  }

  @MainActor func show(in view: DropTargetView, _ node: BoxedNode<Self>) {
    view.target = node.environment.isEnabled ? target : nil
  }
}

/// A view of UIKit's on which something can be dropped.
final class DropTargetView: UIView, UIDropInteractionDelegate {
  var target: DropTarget?

  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool { target?.accepts(session) ?? false }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) { target?.entered(session, session.location(in: self)) }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    UIDropProposal(operation: target?.operation(session, session.location(in: self)) ?? .cancel)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) { target?.exited(session, session.location(in: self)) }

  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) { target?.perform(session, session.location(in: self)) }

  override var isAccessibilityElement: Bool {
    get { false }
    set {}
  }
}
