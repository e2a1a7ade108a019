/// Sets how wide the column around is.
nonisolated struct ColumnWidthModifier: ViewModifier {
  typealias Body = Never

  let least: CGFloat?
  let ideal: CGFloat
  let most: CGFloat?

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _Context
  ) -> _Node<ModifiedContent<C, Self>> {
    ColumnWidthNode(view, context)
  }
}

/// The node of a view that sets how wide the column around is.
final class ColumnWidthNode<C: View>: ModifierNode<C, ColumnWidthModifier> {
  override func came() { environment.splitColumn?.take(modifier) }

  override func changed(from old: ColumnWidthModifier) { environment.splitColumn?.take(modifier) }
}
