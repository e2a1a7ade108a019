/// Does something with what comes from outside of the app.
nonisolated struct EventModifier: ViewModifier {
  typealias Body = Never

  var openURL: (@MainActor (URL) -> Void)?
  /// The type of activities, and what is done with one.
  var activityType: String?
  var goOn: (@MainActor (NSUserActivity) -> Void)?

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _Context
  ) -> _Node<ModifiedContent<C, Self>> {
    EventNode(view, context)
  }
}

/// The node of a view that does something with what comes from outside of the app.
final class EventNode<C: View>: ModifierNode<C, EventModifier> {
  private var watch: EventWatch?

  override func came() {
    let watch = EventWatch(
      open: { [weak self] url in
        guard let action = self?.modifier.openURL else { return false }
        action(url)
        return true
      },
      goOn: { [weak self] activity in
        guard let modifier = self?.modifier, modifier.activityType == activity.activityType,
          let action = modifier.goOn
        else { return false }
        action(activity)
        return true
      })
    self.watch = watch
    environment.appWindow?.events.add(watch)
  }
}
