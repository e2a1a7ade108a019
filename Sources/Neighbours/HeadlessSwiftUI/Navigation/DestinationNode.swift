/// Says what shows the values of a type.
nonisolated struct DestinationModifier<D: Hashable>: ViewModifier {
  typealias Body = Never

  let destination: (D) -> AnyView

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _Context
  ) -> _Node<ModifiedContent<C, Self>> {
    DestinationNode(view, context)
  }
}

/// The node of a view that says what shows the values of a type.
final class DestinationNode<C: View, D: Hashable>: ModifierNode<C, DestinationModifier<D>> {
  private var destination: ScreenStack.Destination?

  private var stack: ScreenStack? { environment.stackLink?.stack }

  override func came() {
    guard let stack else {
      return logMisplaced("`navigationDestination(for:destination:)` modifier for type `\(D.self)`")
    }
    let destination = ScreenStack.Destination(D.self, in: host) { [weak self] value in
      guard let self else { return AnyView(EmptyView()) }
      return Tracker.run(self) { modifier.destination(value) }
    }
    self.destination = destination
    stack.add(destination)
  }

  override func changed(from old: DestinationModifier<D>) { showAgain() }

  override func refresh() {
    isDirty = false
    showAgain()
  }

  private func showAgain() { if let destination { stack?.changed(destination) } }

  override func ended() { if let destination { stack?.remove(destination) } }
}
