/// A view that lies behind or in front of another one, in the size of that.
nonisolated struct SecondaryModifier<Secondary: View>: ViewModifier {
  typealias Body = Never

  let secondary: Secondary
  let alignment: Alignment
  let isBehind: Bool

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _Context
  ) -> _Node<ModifiedContent<C, Self>> {
    SecondaryNode(view, context)
  }
}
