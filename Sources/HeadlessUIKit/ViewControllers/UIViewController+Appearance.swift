extension UIViewController {
  /// How far the view's coming and going has come.
  enum Appearance {
    case disappeared, appearing, appeared, disappearing
  }

  /// Begins to come, or to go.
  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    switch (isAppearing, appearance) {
    case (true, .disappeared), (true, .disappearing):
      appearance = .appearing
      viewWillAppear(animated)
    case (false, .appeared), (false, .appearing):
      appearance = .disappearing
      viewWillDisappear(animated)
    default: break
    }
  }

  /// Tells that the view is in its window.
  func isAppearing(animated: Bool) {
    guard appearance == .appearing else { return }
    viewIsAppearing(animated)
  }

  /// Ends what was begun.
  func endAppearance(animated: Bool) {
    switch appearance {
    case .appearing:
      appearance = .appeared
      viewDidAppear(animated)
    case .disappearing:
      appearance = .disappeared
      viewDidDisappear(animated)
    case .appeared, .disappeared: break
    }
  }

  /// Tells the view controller, and those that it shows, that memory is short.
  func giveMemoryWarning() { didReceiveMemoryWarning() }
}
