/// Makes another view of the view as soon as its identity is another one.
nonisolated struct IdentityModifier<ID: Hashable>: ViewModifier {
  typealias Body = Never

  let id: ID

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _Context
  ) -> _Node<ModifiedContent<C, Self>> {
    IdentityNode(view, context)
  }
}

/// The node of a view with an identity.
final class IdentityNode<C: View, ID: Hashable>:
  SingleNode<ModifiedContent<C, IdentityModifier<ID>>, C>
{
  private(set) var id: ID

  init(_ view: ModifiedContent<C, IdentityModifier<ID>>, _ context: _Context) {
    id = view.modifier.id
    super.init(context)
    child = C._makeNode(view.content, innerRow())
  }

  override var ownName: AnyHashable? { id }

  override func node(with id: AnyHashable) -> _AnyNode? {
    AnyHashable(self.id) == id ? self : super.node(with: id)
  }

  override func update(
    _ view: ModifiedContent<C, IdentityModifier<ID>>, _ environment: EnvironmentValues
  ) {
    self.environment = environment
    if view.modifier.id == id { return child?.update(view.content, environment) ?? () }
    id = view.modifier.id
    let old = child
    child = C._makeNode(view.content, innerRow())
    old?.end()
    structureChanged()
  }
}

extension View {
  /// Gives the view an identity: with another one it is another view, with another state.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
    modifier(IdentityModifier(id: id))
  }
}
