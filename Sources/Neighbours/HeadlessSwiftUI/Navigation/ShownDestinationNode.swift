/// Has a view on the stack as a state says.
nonisolated struct ShownDestinationModifier: ViewModifier {
  typealias Body = Never

  let misplaced: String
  let view: () -> AnyView?
  let clear: () -> Void

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _Context
  ) -> _Node<ModifiedContent<C, Self>> {
    ShownDestinationNode(view, context)
  }
}

/// The node of a view that has another one on the stack.
final class ShownDestinationNode<C: View>: ModifierNode<C, ShownDestinationModifier> {
  private lazy var screen = ShownScreen(self)

  override func came() {
    if environment.stackLink?.stack == nil { return logMisplaced(modifier.misplaced) }
    follow()
  }

  override func changed(from old: ShownDestinationModifier) { follow() }

  override func refresh() {
    isDirty = false
    follow()
  }

  private func follow() {
    guard environment.stackLink?.stack != nil else { return }
    let view = Tracker.run(self) { modifier.view() }
    screen.follow(view) { [weak self] in self?.modifier.clear() }
  }

  override func ended() { screen.end() }
}
