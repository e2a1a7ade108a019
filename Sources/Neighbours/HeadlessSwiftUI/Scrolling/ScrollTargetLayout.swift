/// Says that a scroll view may rest at the views within.
nonisolated struct ScrollTargetLayoutModifier: ViewModifier {
  typealias Body = Never

  let isEnabled: Bool

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _Context
  ) -> _Node<ModifiedContent<C, Self>> {
    ScrollTargetLayoutNode(view, context)
  }
}

/// The node of views at which a scroll view may rest.
final class ScrollTargetLayoutNode<C: View>: ModifierNode<C, ScrollTargetLayoutModifier> {
  override func targetFrames(in view: UIView) -> [CGRect] {
    guard modifier.isEnabled else { return super.targetFrames(in: view) }
    let elements = elementFrames(in: view).map(\.frame)
    if !elements.isEmpty { return elements }
    // Without elements, the views of the stack within.
    var node: _AnyNode = self
    while node.children.count == 1 { node = node.children[0] }
    return node.children.compactMap { $0.frame(in: view) }
  }
}
