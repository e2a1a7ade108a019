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
}
