extension UIViewController {
  /// Records that something on stage holds the view controller, and so all that it holds.
  final func enterStage() { setOnStage(true) }

  /// Records that something on stage no longer holds the view controller.
  ///
  /// If something else on stage still holds it, links to it and to its children only become slower.
  final func leaveStage() { setOnStage(false) }

  private func setOnStage(_ isOnStage: Bool) {
    guard containment.isOnStage != isOnStage else { return }
    turn(isOnStage)
    guard holdsOthers else { return }
    // A list instead of recursion, because presentations may be nested a thousand deep.
    var rest = heldControllers
    while let next = rest.popLast() {
      guard next.containment.isOnStage != isOnStage else { continue }
      next.turn(isOnStage)
      if next.holdsOthers { rest += next.heldControllers }
    }
  }

  private func turn(_ isOnStage: Bool) {
    containment.isOnStage = isOnStage
    containment.linkIfMade?.setOnStage(isOnStage, self)
    if !isOnStage { loadedView?.loosenOwnTree() }
  }
}
