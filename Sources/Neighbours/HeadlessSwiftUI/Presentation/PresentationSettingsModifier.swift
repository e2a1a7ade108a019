/// Says how the screen around is presented.
nonisolated struct PresentationSettingsModifier: ViewModifier {
  typealias Body = Never

  let settings: PresentationSettings

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _Context
  ) -> _Node<ModifiedContent<C, Self>> {
    PresentationSettingsNode(view, context)
  }
}

/// The node of what says how the screen around is presented.
final class PresentationSettingsNode<C: View>: ModifierNode<C, PresentationSettingsModifier> {
  override func came() { tell() }

  override func changed(from old: PresentationSettingsModifier) { tell() }

  override func refresh() {
    isDirty = false
    tell()
  }

  private func tell() {
    var settings = modifier.settings
    settings.selected = Tracker.run(self) { settings.selection?.wrappedValue }
    settings.environment = environment
    environment.presentationLook?.take(settings, of: self)
  }

  override func ended() { environment.presentationLook?.take(nil, of: self) }
}
