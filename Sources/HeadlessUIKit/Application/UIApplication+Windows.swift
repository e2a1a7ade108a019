extension UIApplication {
  /// Puts a window in front of those of its level and below.
  func show(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    let index =
      windows.firstIndex { $0.windowLevel.rawValue > window.windowLevel.rawValue } ?? windows.count
    windows.insert(window, at: index)
  }
}
