extension UIViewController {
  /// What keeps a user from this view controller, whose view is in no window; nothing where all that
  /// it belongs to is loose as well.
  package final var outOfReach: Refusal<Obstacle>? {
    var child = self
    while true {
      if let front = child.storedPresented,
        front.presentationState.controller?.hasRemovedPresentersView == true
      {
        return Refusal(.covered, culprit: front)
      }
      guard let parent = child.parent else { return nil }
      if parent.viewIfLoaded?.window != nil { return Refusal(.leftOut(of: parent), culprit: self) }
      child = parent
    }
  }

  /// The screen that a container shows in the end; any other view controller itself.
  package final var innermostScreen: UIViewController {
    var screen = self
    while screen.drivesItsChildren, let shown = screen.currentChildren.last { screen = shown }
    return screen
  }
}
