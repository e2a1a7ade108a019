/// Changes how what has changed comes to be seen.
nonisolated struct TransactionModifier<V: Equatable>: ViewModifier {
  typealias Body = Never

  /// Where this changes, the transaction is changed; without a value it always is.
  let value: V?
  let transform: (inout Transaction) -> Void

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _Context
  ) -> _Node<ModifiedContent<C, Self>> {
    TransactionNode(view, context)
  }
}
