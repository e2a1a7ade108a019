/// Says a value while the focus is within the view, or while its scene is in front.
nonisolated struct FocusedValueModifier<Value>: ViewModifier {
  typealias Body = Never

  let keyPath: WritableKeyPath<FocusedValues, Value?>
  /// Without a value, that of the view around is left.
  let value: Value?
  /// Whether it is said whatever has the focus.
  let isOfScene: Bool

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _Context
  ) -> _Node<ModifiedContent<C, Self>> {
    FocusedValueNode(view, context)
  }

  @MainActor func isSame(as other: Self) -> Bool {
    keyPath == other.keyPath && isOfScene == other.isOfScene
      && (FieldPlan.areSame(value, other.value) || Equality.holds(value, other.value))
  }
}

/// The node of a view that says a value to views elsewhere.
final class FocusedValueNode<C: View, Value>: ModifierNode<C, FocusedValueModifier<Value>>,
  FocusSpeaker
{
  private let board = FocusBoard.current
  private var appearance: Appearance?

  override func came() {
    guard modifier.isOfScene else { return }
    board.add(self)
    let appearance = Appearance { [board] _ in board.changed() }
    self.appearance = appearance
    watch(appearance)
  }

  override func changed(from old: FocusedValueModifier<Value>) {
    if !modifier.isSame(as: old) { board.changed() }
  }

  override func ended() {
    guard let appearance, appearance.isVisible else { return }
    updates.later { [board] in board.changed() }
    self.appearance = nil
  }

  func say(_ values: inout FocusedValues) {
    guard let value = modifier.value, !modifier.isOfScene || appearance?.isVisible == true
    else { return }
    values[keyPath: modifier.keyPath] = value
  }
}
