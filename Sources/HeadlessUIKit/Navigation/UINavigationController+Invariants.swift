/// The conditions that hold for a stack of screens after each request and each end of a transition.
extension UINavigationController {
  /// The broken conditions of the stack and the screen in view; empty, unless the model has a
  /// fault.
  ///
  /// Only the upper screens are looked at, so that a push takes no longer the higher the stack is.
  package final var brokenInvariants: [String] {
    let stack = containment.children.suffix(Invariants.mostLookedAt)
    var broken: [String] = []
    if Set(stack.map { ObjectIdentifier($0) }).count != stack.count {
      broken.append("a screen is on the stack twice")
    }
    for screen in stack {
      let name = objectName(screen)
      if !isParent(of: screen) { broken.append("\(name) is on the stack of another parent") }
      if screen.navigationState.leavesStack {
        broken.append("\(name) is on the stack and leaves it")
      }
    }
    if let screen = transitions.screenInView, transitions.isIdle {
      if !isParent(of: screen) {
        broken.append("\(objectName(screen)) is in view, and on no stack")
      }
      if appearanceState.phase == .appeared, screen !== topViewController {
        broken.append("\(objectName(screen)) is in view, and not on top")
      }
    }
    return broken
  }

  /// The screens below the top one whose views are in the controller's view.
  ///
  /// An app can move views as it likes, so that this is a fault only where it does not.
  package final var screensLeftInView: [UIViewController] {
    guard transitions.isIdle else { return [] }
    return containment.children.filter { screen in
      guard screen !== transitions.screenInView, let view = screen.loadedView else { return false }
      return view.storedSuperview != nil && view.storedSuperview === loadedView
    }
  }

  /// Reports broken invariants in a debug build.
  final func checkInvariants() { Invariants.check(brokenInvariants) }
}
