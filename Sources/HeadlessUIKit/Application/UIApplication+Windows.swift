import FailureReporting

extension UIApplication {
  /// Puts a window in front of those of its level and below.
  func show(_ window: UIWindow) {
    forget(window)
    let level = window.windowLevel.rawValue
    var index = shownWindows.count
    while index > 0, shownWindows[index - 1].windowLevel.rawValue > level { index -= 1 }
    shownWindows.insert(window, at: index)
  }

  /// Takes a window from those that show.
  func forget(_ window: UIWindow) {
    for index in shownWindows.indices where shownWindows[index] === window {
      shownWindows.remove(at: index)
      return
    }
  }

  /// Remembers what the windows show, which is about to make way for another screen.
  final func remember(_ windows: [UIWindow], putAwayAt site: CallSite) {
    screensPutAway.removeAll { $0.view.object == nil }
    for window in windows {
      let screens = [window.rootViewController] + window.presentations.map(\.presented)
      for view in screens.compactMap({ $0?.loadedView }) {
        screensPutAway.removeAll { $0.view.object === view }
        screensPutAway.append(PutAwayScreen(view: Weak(view), site: site))
      }
    }
  }

  /// Forgets the screens that show again: where they go from now on is the app's doing.
  package final func forgetScreensThatShowAgain() {
    screensPutAway.removeAll { $0.view.object?.storedWindow != nil }
  }

  /// Why a view is in no window, where that is because its window made way for another screen;
  /// else nothing.
  package final func whyPutAway(_ view: UIView) -> String? {
    guard view.storedWindow == nil, !screensPutAway.isEmpty else { return nil }
    var next: UIView? = view
    while let ancestor = next {
      if let screen = screensPutAway.first(where: { $0.view.object === ancestor }) {
        return "Another screen, shown at \(screen.site), put its window away. If that is another "
          + "test's, give each test an application of its own: `.freshApplication` or "
          + "`withFreshApplication`."
      }
      next = ancestor.storedSuperview
    }
    return nil
  }
}

/// What a window showed that was put away to show another screen.
struct PutAwayScreen {
  let view: Weak<UIView>
  /// The line that shows the other screen.
  let site: CallSite
}
