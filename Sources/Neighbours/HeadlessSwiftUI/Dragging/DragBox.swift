/// Lets the user drag a view.
nonisolated struct DragModifier: ViewModifier {
  typealias Body = Never

  let item: @MainActor () -> UIDragItem

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _Context
  ) -> _Node<ModifiedContent<C, Self>> {
    WrapperNode(view, context) { DragBox(content: $0.content, item: $0.modifier.item) }
  }
}

/// The view around what can be dragged.
nonisolated struct DragBox<Content: View>: BoxedView {
  typealias Body = Never

  let content: Content
  let item: @MainActor () -> UIDragItem

  @MainActor func content(_ node: BoxedNode<Self>) -> Content { content }

  @MainActor func make(_ node: BoxedNode<Self>) -> DragSourceView {
    let view = DragSourceView(frame: .zero)
    let interaction = UIDragInteraction(delegate: view)
    interaction.isEnabled = true
    view.addInteraction(interaction)
    return view
  }

  @MainActor func show(in view: DragSourceView, _ node: BoxedNode<Self>) {
    view.item = node.environment.isEnabled ? item : nil
  }
}

/// A view of UIKit's that can be dragged.
final class DragSourceView: UIView, UIDragInteractionDelegate {
  var item: (@MainActor () -> UIDragItem)?

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] { item.map { [$0()] } ?? [] }

  override var isAccessibilityElement: Bool {
    get { false }
    set {}
  }
}
