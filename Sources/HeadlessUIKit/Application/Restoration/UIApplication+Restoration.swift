import Foundation

// An app with scenes gives an activity for each; one without has its screens kept, by their names.
extension UIApplication {
  /// Saves the state for the next launch, after the app has gone to the background.
  final func saveState() {
    appState.savedState = RestorableState()
    for scene in connectedScenes {
      // An app may also have given its session an activity itself.
      let activity =
        scene.delegate?.stateRestorationActivity(for: scene)
        ?? scene.session.stateRestorationActivity
      scene.session.stateRestorationActivity = activity?.copyForNextLaunch()
      appState.savedState?.session = scene.session
    }
    if connectedScenes.isEmpty { saveScreens() }
  }

  private func saveScreens() {
    let coder = StateCoder()
    guard let delegate, delegate.application(self, shouldSaveSecureApplicationState: coder) else {
      return
    }
    delegate.application(self, willEncodeRestorableStateWith: coder)
    coder.letControllersGo()
    var state = RestorableState()
    state.app = coder
    for window in windowState.shown {
      if let root = window.rootViewController { state.add(root) }
    }
    appState.savedState = state
  }

  /// Makes or finds the screens that were kept, and lets them take their state over.
  final func restoreScreens(of state: RestorableState) {
    guard let delegate, let coder = state.app,
      delegate.application(self, shouldRestoreSecureApplicationState: coder)
    else { return }
    var found: [[String]: UIViewController] = [:]
    for screen in state.screens {
      found[screen.path] = makeScreen(screen, among: found)
    }
    for screen in state.screens {
      guard let controller = found[screen.path] else { continue }
      controller.restore(screen, among: found)
    }
    coder.take(found)
    delegate.application(self, didDecodeRestorableStateWith: coder)
    for screen in state.screens { found[screen.path]?.applicationFinishedRestoringState() }
  }

  /// Returns the view controller of a screen: from its class, from the delegate, an existing one,
  /// or from the storyboard.
  private func makeScreen(
    _ screen: RestorableState.Screen, among found: [[String]: UIViewController]
  ) -> UIViewController? {
    if let restorationClass = screen.restorationClass {
      return restorationClass.viewController(
        withRestorationIdentifierPath: screen.path, coder: screen.coder)
    }
    let made = delegate?.application(
      self, viewControllerWithRestorationIdentifierPath: screen.path, coder: screen.coder)
    return made ?? existing(screen.path, among: found)
      ?? screen.storyboard?.makeIfThere(screen.path)
  }

  private func existing(
    _ path: [String], among found: [[String]: UIViewController]
  ) -> UIViewController? {
    guard path.count > 1 else {
      let windows = [delegate?.ownWindow].compactMap(\.self) + windowState.shown
      return windows.lazy.compactMap(\.rootViewController).first { $0.restorationPath == path }
    }
    let parent = found[Array(path.dropLast())]
    return parent?.containment.children.first { $0.restorationIdentifier == path.last }
  }
}
