/// Names a view for the entries of rotors.
nonisolated struct RotorEntryModifier<ID: Hashable>: ViewModifier {
  typealias Body = Never

  let name: RotorEntryName<ID>

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _Context
  ) -> _Node<ModifiedContent<C, Self>> {
    RotorEntryNode(view, context)
  }
}

/// The node of a view that entries of rotors lead to.
final class RotorEntryNode<C: View, ID: Hashable>: ModifierNode<C, RotorEntryModifier<ID>> {
  override var ownName: AnyHashable? { modifier.name }

  override func node(with id: AnyHashable) -> _AnyNode? {
    AnyHashable(modifier.name) == id ? self : super.node(with: id)
  }
}
