import FailureReporting

extension UIApplication {
  /// Shows a window, in front of all other windows of its level or below.
  func show(_ window: UIWindow) {
    guard !window.isOfSystem else { return }
    forget(window)
    let level = window.windowLevel.rawValue
    var index = windowState.shown.count
    while index > 0, windowState.shown[index - 1].windowLevel.rawValue > level { index -= 1 }
    windowState.shown.insert(window, at: index)
    noteWindowOrder()
  }

  /// Removes a window from the shown ones.
  func forget(_ window: UIWindow) {
    for index in windowState.shown.indices where windowState.shown[index] === window {
      windowState.shown.remove(at: index)
      return noteWindowOrder()
    }
  }

  /// Tells each window whether others are in front of it, so that no touch has to ask.
  private func noteWindowOrder() {
    for window in windowState.shown { window.isBehindOthers = window !== windowState.shown.last }
  }

  /// Remembers the contents of windows that are about to make way for another screen.
  final func remember(_ windows: [UIWindow], putAwayAt site: CallSite) {
    windowState.putAway.removeAll { $0.view.object == nil }
    for window in windows {
      let screens = [window.rootViewController] + window.presentations.map(\.presented)
      for view in screens.compactMap({ $0?.loadedView }) {
        windowState.putAway.removeAll { $0.view.object === view }
        windowState.putAway.append(PutAwayScreen(view: Weak(view), site: site))
      }
    }
  }

  /// Forgets screens that are shown again: if one goes from now on, the app is the reason.
  package final func forgetScreensThatShowAgain() {
    windowState.putAway.removeAll { $0.view.object?.storedWindow != nil }
  }

  /// Returns why a view is in no window, if its window made way for another screen.
  package final func whyPutAway(_ view: UIView) -> String? {
    guard view.storedWindow == nil, !windowState.putAway.isEmpty else { return nil }
    var next: UIView? = view
    while let ancestor = next {
      if let screen = windowState.putAway.first(where: { $0.view.object === ancestor }) {
        return "Another screen, shown at \(screen.site), put its window away. If that is another "
          + "test's, give each test an application of its own: `.freshApplication` or "
          + "`withFreshApplication`."
      }
      next = ancestor.storedSuperview
    }
    return nil
  }
}

/// The content of a window that was put away to show another screen.
struct PutAwayScreen {
  let view: Weak<UIView>
  /// The test line that shows the other screen.
  let site: CallSite
}
