extension UIApplication {
  /// Where presses and movements of the device go: to the first responder, to the focused item, or
  /// else to the screen in front.
  final var startOfChain: UIResponder? {
    firstResponder ?? touchState.focusSystem?.focused ?? screenInFront ?? keyWindow
  }

  /// The innermost screen in front.
  final var screenInFront: UIViewController? {
    var screen = keyWindow?.rootViewController
    while let front = screen?.presentedViewController { screen = front }
    while let inner = screen?.currentChildren.last { screen = inner }
    return screen
  }

  /// Shakes the device; returns whether there is a screen to tell.
  package final func userShake() -> Bool {
    guard let start = startOfChain else { return false }
    let event = MotionEvent()
    event.time = mainLoop.now
    start.motionBegan(.motionShake, with: event)
    start.motionEnded(.motionShake, with: event)
    return true
  }

  /// Asks the user whether to undo or redo the first responder's last change.
  final func offerToUndo() {
    guard let manager = firstResponder?.undoManager, manager.canUndo || manager.canRedo,
      var screen = keyWindow?.rootViewController
    else { return }
    while let front = screen.presentedViewController { screen = front }
    let title = manager.canUndo ? manager.undoMenuItemTitle : manager.redoMenuItemTitle
    let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
    if manager.canUndo {
      alert.addAction(UIAlertAction(title: "Undo", style: .default) { _ in manager.undo() })
    }
    if manager.canRedo {
      alert.addAction(UIAlertAction(title: "Redo", style: .default) { _ in manager.redo() })
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    screen.present(alert, animated: true)
  }
}
