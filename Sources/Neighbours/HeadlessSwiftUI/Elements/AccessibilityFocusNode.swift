/// Ties the place of an assistive technology to a value of a state.
nonisolated struct AccessibilityFocusModifier<Value: Hashable>: ViewModifier {
  typealias Body = Never

  let binding: Binding<Value>
  let value: Value
  /// What the state is where no view has the focus.
  let none: Value?

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _Context
  ) -> _Node<ModifiedContent<C, Self>> {
    AccessibilityFocusNode(view, context)
  }
}

/// The node of a view that VoiceOver goes to as a state says, and that tells the state when it has.
final class AccessibilityFocusNode<C: View, Value: Hashable>:
  ModifierNode<C, AccessibilityFocusModifier<Value>>
{
  private var wants = false
  private var watch: (any NSObjectProtocol)?

  override func came() {
    let (node, scope) = (Weak(self), ApplicationScope.current)
    watch = NotificationCenter.default.addObserver(
      forName: UIAccessibility.elementFocusedNotification, object: nil, queue: nil
    ) { notification in
      let key = UIAccessibility.focusedElementUserInfoKey
      let element = (notification.userInfo?[key] as? NSObject).map { Weak($0) }
      MainUpdate.run(in: scope) { node.object?.moved(to: element?.object) }
    }
    look()
  }

  override func changed(from old: AccessibilityFocusModifier<Value>) { look() }

  override func refresh() {
    isDirty = false
    look()
  }

  override func ended() {
    if let watch { NotificationCenter.default.removeObserver(watch) }
    watch = nil
  }

  /// Sends VoiceOver to the view, where the state has come to say so.
  private func look() {
    let wanted = Tracker.run(self) { modifier.binding.wrappedValue == modifier.value }
    guard wanted != wants else { return }
    wants = wanted
    guard wanted else { return }
    updates.later { [weak self] in
      guard let view = self?.firstView else { return }
      UIAccessibility.post(notification: .layoutChanged, argument: view)
    }
  }

  private func moved(to element: NSObject?) {
    let view = element as? UIView ?? (element as? UIAccessibilityElement)?.accessibilityContainer
    let isHere = (view as? UIView).map { view in
      shownViews.contains { view.isDescendant(of: $0) }
    }
    guard let isHere, isHere != wants else { return }
    wants = isHere
    if isHere {
      modifier.binding.wrappedValue = modifier.value
    } else if modifier.binding.wrappedValue == modifier.value, let none = modifier.none {
      modifier.binding.wrappedValue = none
    }
  }

  private var firstView: UIView? { shownViews.first { $0.window != nil } }
}
