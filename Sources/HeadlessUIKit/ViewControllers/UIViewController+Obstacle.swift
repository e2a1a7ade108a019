extension UIViewController {
  /// Why a user cannot reach this view controller, whose view is in no window.
  ///
  /// `nil` if its containers are in no window either.
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

  /// The innermost screen that a container displays, or the view controller itself.
  package final var innermostScreen: UIViewController {
    var screen = self
    while screen.drivesItsChildren, let next = screen.currentChildren.last { screen = next }
    return screen
  }
}
