extension UIControl {
  /// Calls a closure with each action and target, in the order in which they were added.
  ///
  /// The closure gets the action, or the target and the name of its method. It also gets the
  /// events, and a flag that ends the enumeration as soon as it is set.
  public func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
  ) {
    var stops = false
    for entry in registrations.entries {
      switch entry.receiver {
      case .action(let action): iterator(action, nil, entry.events, &stops)
      case .target(let target):
        guard target.isThere else { continue }
        iterator(nil, (target.object, target.selector), entry.events, &stops)
      }
      if stops { return }
    }
  }
}
