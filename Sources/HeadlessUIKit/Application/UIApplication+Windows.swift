extension UIApplication {
  /// Puts a window in front of those of its level and below.
  func show(_ window: UIWindow) {
    forget(window)
    let level = window.windowLevel.rawValue
    var index = windows.count
    while index > 0, windows[index - 1].windowLevel.rawValue > level { index -= 1 }
    windows.insert(window, at: index)
  }

  /// Takes a window from those that show.
  func forget(_ window: UIWindow) {
    for index in windows.indices where windows[index] === window {
      windows.remove(at: index)
      return
    }
  }
}
