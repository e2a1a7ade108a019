extension UIViewController {
  /// Whether the view controller appears and disappears as its view moves into and out of a window.
  ///
  /// It does unless a container or the app controls that (behaviour 146, 147).
  final var followsItsView: Bool {
    guard let parent = containment.parentLink?.controller else { return true }
    return !parent.drivesItsChildren && parent.shouldAutomaticallyForwardAppearanceMethods
  }

  /// Begins the same transition for the children in the view, after this view controller.
  final func beginWithChildren(_ isAppearing: Bool, animated: Bool) {
    let children = currentChildren
    guard !children.isEmpty, shouldAutomaticallyForwardAppearanceMethods else { return }
    appearanceState.followers.removeAll { !$0.isInTransition }
    if appearanceState.followers.isEmpty {
      appearanceState.followers = children
    } else {
      let known = Set(appearanceState.followers.map { ObjectIdentifier($0) })
      appearanceState.followers += children.filter { !known.contains(ObjectIdentifier($0)) }
    }
    for child in children { child.beginAppearance(isAppearing, animated: animated) }
  }

  /// The children in the transition: the ones that began with it, and the ones that joined since.
  final var childrenInTransition: [UIViewController] {
    let children = currentChildren
    guard !children.isEmpty || !appearanceState.followers.isEmpty,
      shouldAutomaticallyForwardAppearanceMethods
    else { return [] }
    // Usually all of them began with it, and they are unchanged.
    guard !children.elementsEqual(appearanceState.followers, by: ===) else { return children }
    let known = Set(appearanceState.followers.map { ObjectIdentifier($0) })
    let late = children.filter { $0.isInTransition && !known.contains(ObjectIdentifier($0)) }
    return appearanceState.followers + late
  }

  private var isInTransition: Bool {
    appearanceState.phase == .appearing || appearanceState.phase == .disappearing
  }

  /// Calls `viewIsAppearing` before the first layout in the window (behaviour 143).
  ///
  /// A container comes before its children.
  final func noticeLayout() {
    guard appearanceState.owesIsAppearing, isComing else { return }
    var outermost = self
    var ancestor = parent
    while let next = ancestor {
      if next.appearanceState.owesIsAppearing, next.isComing { outermost = next }
      ancestor = next.parent
    }
    outermost.isAppearing(animated: outermost.appearanceState.isAnimated)
    isAppearing(animated: appearanceState.isAnimated)
  }

  private var isComing: Bool {
    appearanceState.phase == .appearing && loadedView?.storedWindow != nil
  }

  /// Makes the view controller, its children and all it presents disappear without callbacks.
  final func vanish() {
    var rest: [UIViewController] = []
    vanish(before: &rest)
    while let next = rest.popLast() { next.vanish(before: &rest) }
  }

  private func vanish(before rest: inout [UIViewController]) {
    appearanceState.phase = .disappeared
    appearanceState.owesIsAppearing = false
    if !appearanceState.followers.isEmpty { appearanceState.followers = [] }
    presentationState.coordinator = nil
    presentationState.phase = .isAway
    if !containment.children.isEmpty { rest += children }
    guard let presented = storedPresented else { return }
    presented.presentationState.controller?.container = nil
    presented.unlinkPresentation()
    rest.append(presented)
  }

  final func reportUnbalanced(_ call: String) {
    ModelLog.warn(
      "Unbalanced calls to begin/end appearance transitions for \(objectName(self)).", by: call)
  }
}
