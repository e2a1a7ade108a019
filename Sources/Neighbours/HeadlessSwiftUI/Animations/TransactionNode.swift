/// The node of what changes how its views' changes come to be seen.
final class TransactionNode<C: View, V: Equatable>: ModifierNode<C, TransactionModifier<V>> {
  override func changed(from old: TransactionModifier<V>) {
    if let value = modifier.value, value == old.value { return }
    updates.change(modifier.transform)
  }
}
