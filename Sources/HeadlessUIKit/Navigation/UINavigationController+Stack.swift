import Foundation

extension UINavigationController {
  /// Returns whether a view controller can be on a stack at all (behaviour 178).
  final func isStackable(_ viewController: UIViewController, for call: String) -> Bool {
    if viewController is UINavigationController {
      ModelException.invalidArgument.raise(
        "Pushing a navigation controller is not supported", by: call)
      return false
    }
    if isWithin(viewController) {
      ModelException.invalidArgument.raise(
        "Can't add self as a child view controller", by: call)
      return false
    }
    return true
  }

  final func refuseTwice(_ viewController: UIViewController, _ call: String) {
    ModelException.invalidArgument.raise(
      "Pushing the same view controller instance more than once is not supported "
        + "(\(objectName(viewController)))",
      by: call)
  }

  /// Returns whether a view controller is on the stack, and is not leaving it.
  final func isOnStack(_ viewController: UIViewController) -> Bool {
    isParent(of: viewController) && !viewController.navigationState.leavesStack
  }

  /// The screen below the top one.
  package final var backViewController: UIViewController? {
    holdsStacks ? screensAcross.dropLast().last : containment.children.dropLast().last
  }

  // MARK: Changing the stack

  /// Puts a screen on top of the stack (behaviour 175).
  final func arrive(_ viewController: UIViewController) {
    if viewController.parent != nil { viewController.removeFromParent() }
    // It may be told just now that it has left another stack.
    viewController.navigationState.leavesStack = false
    let hidesBottomBar =
      viewController.hidesBottomBarWhenPushed
      || topViewController?.navigationState.hidesBottomBar == true
    viewController.navigationState.hidesBottomBar = hidesBottomBar
    takeIn(viewController)
  }

  /// Tells a screen that it will leave the stack.
  final func leave(_ viewController: UIViewController) {
    viewController.navigationState.leavesStack = true
    viewController.willMove(toParent: nil)
  }

  /// Pops screens, and returns them from bottom to top (behaviour 176).
  ///
  /// If the controller is in no visible window, returns `nil`, as UIKit does.
  @discardableResult
  final func pop(_ count: Int, animated: Bool) -> [UIViewController]? {
    let answers = loadedView?.storedWindow?.storedIsHidden == false
    guard count > 0 else { return answers ? [] : nil }
    var left: [UIViewController] = []
    for _ in 0..<count { left.append(containment.children.removeLast()) }
    for viewController in left { leave(viewController) }
    left.reverse()
    stackDidChange(arrived: [], left: left, animated: animated)
    return answers ? left : nil
  }

  /// Removes a screen that other code took out of the stack.
  final func didLose(_ child: UIViewController) {
    child.navigationState.leavesStack = false
    transitions.forget(child)
    appearanceState.followers.removeAll { $0 === child }
    if child === transitions.screenInView {
      // Its new container must get it in the disappeared state.
      transitions.screenInView = nil
      vanishFromHere(child)
    }
    guard let index = containment.children.lastIndex(where: { $0 === child }) else { return }
    containment.children.remove(at: index)
    recountHiders()
    stackDidChange(arrived: [], left: [], animated: false)
  }

  /// Updates which screens of the stack hide the bar at the bottom.
  final func recountHiders() {
    var hides = false
    for viewController in containment.children {
      hides = hides || viewController.hidesBottomBarWhenPushed
      viewController.navigationState.hidesBottomBar = hides
    }
  }

  /// Goes to the top of the stack, which has changed.
  ///
  /// - Parameter oldStack: The stack before, if more was done than to add or remove screens at its
  ///   end. To copy it for each push would take longer the higher it is.
  final func stackDidChange(
    arrived: [UIViewController], left: [UIViewController], animated: Bool,
    from oldStack: [UIViewController]? = nil
  ) {
    let top = topViewController
    if let toolbarIfMade { toolbarIfMade.items = top?.toolbarItems }
    let isCoordinated = animated && appearanceState.phase != .disappeared
    let before = transitions.pending.last
    let transition = NavigationTransition(
      from: before == nil ? transitions.screenInView : before?.destination, to: top,
      animated: animated, isCoordinated: isCoordinated, arrived: arrived, left: left,
      oldStack: oldStack)
    // It is available at once, for animations along with the transition.
    if isCoordinated { presentationState.coordinator = transition.coordinator }
    transitions.pending.append(transition)
    topDidChange(to: top)
    if appearanceState.phase == .disappeared {
      finishPendingSilently()
    } else {
      scheduleTransition()
    }
    checkInvariants()
  }
}
