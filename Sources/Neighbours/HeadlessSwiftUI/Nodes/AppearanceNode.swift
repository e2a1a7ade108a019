/// Does something when a view appears, and when it disappears.
nonisolated struct AppearanceModifier: ViewModifier {
  typealias Body = Never

  var appear: (@MainActor () -> Void)?
  var disappear: (@MainActor () -> Void)?

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _Context
  ) -> _Node<ModifiedContent<C, Self>> {
    AppearanceNode(view, context)
  }
}

/// The node of something that happens when a view appears and disappears.
final class AppearanceNode<C: View>: ModifierNode<C, AppearanceModifier> {
  private var appearance: Appearance?

  override func came() {
    let appearance = Appearance { [weak self] isVisible in
      guard let modifier = self?.modifier else { return }
      if isVisible { modifier.appear?() } else { modifier.disappear?() }
    }
    self.appearance = appearance
    watch(appearance)
  }

  override func ended() {
    guard let appearance, appearance.isVisible else { return }
    // The closure is the last one, and the node may go before it is called.
    let disappear = modifier.disappear
    updates.later { disappear?() }
    self.appearance = nil
  }
}
