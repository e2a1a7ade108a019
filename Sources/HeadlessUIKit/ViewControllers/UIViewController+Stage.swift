extension UIViewController {
  /// Notes that somebody on stage holds the view controller, and so all that it holds itself.
  final func enterStage() { setOnStage(true) }

  /// Notes that nobody on stage holds the view controller any more.
  ///
  /// It may be that somebody else does: then links to it and to what it holds are only slower.
  final func leaveStage() { setOnStage(false) }

  private func setOnStage(_ isOnStage: Bool) {
    guard self.containment.isOnStage != containment.isOnStage else { return }
    turn(containment.isOnStage)
    guard holdsOthers else { return }
    // A list, not recursion: what is presented may stand a thousand deep.
    var rest = heldControllers
    while let next = rest.popLast() {
      guard next.containment.isOnStage != containment.isOnStage else { continue }
      next.turn(containment.isOnStage)
      if next.holdsOthers { rest += next.heldControllers }
    }
  }

  private func turn(_ isOnStage: Bool) {
    self.containment.isOnStage = containment.isOnStage
    containment.linkIfMade?.setOnStage(containment.isOnStage, self)
    if !containment.isOnStage { loadedView?.loosenOwnTree() }
  }
}
