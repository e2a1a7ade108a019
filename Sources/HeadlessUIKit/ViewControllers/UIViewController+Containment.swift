extension UIViewController {
  /// The link to the view controller, which is made when something first needs it.
  final var link: ControllerLink {
    if let link = containment.linkIfMade { return link }
    let link = ControllerLink(self, isOnStage: containment.isOnStage)
    containment.linkIfMade = link
    return link
  }

  /// Adds a view controller without a parent as the last child.
  final func takeIn(_ child: UIViewController) {
    containment.children.append(child)
    child.containment.parentLink = link
    if containment.isOnStage { child.enterStage() } else { child.leaveStage() }
    child.appearanceState.movesToParent = true
    child.appearanceState.movesFromParent = false
    child.willMove(toParent: self)
  }

  /// Returns whether the view controller is the given one, or is inside it.
  final func isWithin(_ controller: UIViewController) -> Bool {
    if self === controller { return true }
    var ancestor = parent
    while let next = ancestor {
      if next === controller { return true }
      ancestor = next.parent
    }
    return false
  }

  /// Returns whether this view controller is the parent of another one.
  final func isParent(of controller: UIViewController) -> Bool {
    guard let link = controller.containment.parentLink else { return false }
    return link === containment.linkIfMade
  }
}
