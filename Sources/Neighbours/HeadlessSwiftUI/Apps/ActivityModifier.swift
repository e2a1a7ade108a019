/// Tells the system what the user does in a view.
nonisolated struct ActivityModifier: ViewModifier {
  typealias Body = Never

  let type: String
  let isActive: Bool
  let update: @MainActor (NSUserActivity) -> Void

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _Context
  ) -> _Node<ModifiedContent<C, Self>> {
    ActivityNode(view, context)
  }
}

/// The node of a view in which the user does something that the system is told of.
final class ActivityNode<C: View>: ModifierNode<C, ActivityModifier> {
  private var appearance: Appearance?
  private var activity: NSUserActivity?

  override func came() {
    let appearance = Appearance { [weak self] _ in self?.follow() }
    self.appearance = appearance
    watch(appearance)
  }

  override func changed(from old: ActivityModifier) {
    updates.later { [weak self] in self?.follow() }
  }

  /// Has the activity current while the view shows.
  private func follow() {
    guard isAlive, appearance?.isVisible == true, modifier.isActive else {
      activity?.resignCurrent()
      activity = nil
      return
    }
    if activity?.activityType != modifier.type {
      activity = NSUserActivity(activityType: modifier.type)
    }
    guard let activity else { return }
    modifier.update(activity)
    activity.becomeCurrent()
  }

  override func ended() { activity?.resignCurrent() }
}
