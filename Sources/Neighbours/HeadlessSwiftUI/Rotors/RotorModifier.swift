/// Gives the elements within a rotor.
nonisolated struct RotorModifier<Content: AccessibilityRotorContent>: ViewModifier {
  typealias Body = Never

  /// The name of a rotor of the app's.
  var label: Text?
  /// Which of the system's rotors it takes the place of.
  var type = UIAccessibilityCustomRotor.SystemRotorType.none
  let entries: () -> Content

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _Context
  ) -> _Node<ModifiedContent<C, Self>> {
    RotorNode(view, context)
  }
}
