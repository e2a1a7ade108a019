extension UIView {
  /// The broken conditions of the constraints that the view holds; empty, unless the model has a
  /// fault.
  package final var brokenConstraints: [String] {
    var broken = layoutState.held.brokenInvariants(of: self)
    for constraint in layoutState.constraints {
      for view in [constraint.first.item?.view, constraint.second.item?.view].compactMap({ $0 })
      where !view.lies(within: self) {
        broken.append("\(constraint.text) reaches outside of its holder")
      }
    }
    return broken
  }

  /// Reports constraints that the view holds wrongly, in a debug build, unless it holds many.
  final func checkHeldConstraints() {
    Invariants.check(
      layoutState.held.count > Invariants.mostLookedAt ? [] : brokenConstraints)
  }
}
