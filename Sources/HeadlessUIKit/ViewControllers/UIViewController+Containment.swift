extension UIViewController {
  /// What leads to the view controller; made for the first one who is to find it.
  final var link: ControllerLink {
    if let link = containment.linkIfMade { return link }
    let link = ControllerLink(self, isOnStage: containment.isOnStage)
    containment.linkIfMade = link
    return link
  }

  /// Has a view controller that nobody contains be the last child.
  final func takeIn(_ child: UIViewController) {
    containment.children.append(child)
    child.containment.parentLink = link
    if containment.isOnStage { child.enterStage() } else { child.leaveStage() }
    child.appearanceState.movesToParent = true
    child.appearanceState.movesFromParent = false
    child.willMove(toParent: self)
  }

  /// Whether the view controller is the given one, or lies within it.
  final func isWithin(_ controller: UIViewController) -> Bool {
    if self === controller { return true }
    var ancestor = parent
    while let next = ancestor {
      if next === controller { return true }
      ancestor = next.parent
    }
    return false
  }

  /// Whether a view controller has this one as its parent.
  final func isParent(of controller: UIViewController) -> Bool {
    guard let link = controller.containment.parentLink else { return false }
    return link === containment.linkIfMade
  }
}
