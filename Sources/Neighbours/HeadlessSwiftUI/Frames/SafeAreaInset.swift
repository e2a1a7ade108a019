/// A view that another one keeps clear of, at one of its sides.
nonisolated struct SafeAreaInsetModifier<Inset: View>: ViewModifier {
  typealias Body = Never

  let edge: Edge
  let alignment: Alignment
  let spacing: CGFloat?
  let inset: Inset

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _Context
  ) -> _Node<ModifiedContent<C, Self>> {
    SafeAreaInsetNode(view, context)
  }
}
