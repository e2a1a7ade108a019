extension UIView {
  /// Has the view controllers be gone whose views lie here; children are gone with their parents.
  final func vanishControllers() {
    if let viewController, viewController.containment.parentLink?.isAlive != true {
      viewController.vanish()
    }
    for subview in storedSubviews { subview.vanishControllers() }
  }

  /// Finds the view controllers whose views lie here and that come and go with these, outer before
  /// inner.
  ///
  /// - Parameter isSeenTo: Whether this view lies in that of one that somebody else has come and go,
  ///   and so its children. Who is nobody's child follows its view there, too (behaviour 147).
  private func collectFollowing(
    into found: inout [UIViewController], isSeenTo: Bool = false,
    where isWanted: @MainActor (UIViewController.AppearanceState.Phase) -> Bool
  ) {
    var isSeenTo = isSeenTo
    if let viewController {
      isSeenTo =
        viewController.containment.parentLink?.isAlive == true
        && (isSeenTo || !viewController.followsItsView)
      if !isSeenTo, isWanted(viewController.appearanceState.phase) { found.append(viewController) }
    }
    for subview in storedSubviews {
      subview.collectFollowing(into: &found, isSeenTo: isSeenTo, where: isWanted)
    }
  }

  /// Has the view controllers begin to come whose views are about to enter a window, and returns
  /// those that did.
  final func beginToCome() -> [UIViewController] {
    var coming: [UIViewController] = []
    collectFollowing(into: &coming) { $0 == .disappeared }
    for controller in coming { controller.beginAppearance(true, animated: false) }
    return coming
  }

  /// Has the view controllers begin to go whose views are about to leave their window, and returns
  /// those that did.
  final func beginToGo() -> [UIViewController] {
    var going: [UIViewController] = []
    collectFollowing(into: &going) { $0 == .appeared || $0 == .appearing }
    for controller in going { controller.beginAppearance(false, animated: false) }
    return going
  }

  /// Whether a subview may be added here: where it is a child's, only in its parent's view
  /// (behaviour 7.11).
  final func mayHold(_ view: UIView, for call: String) -> Bool {
    guard let controller = view.viewController, let parentLink = controller.containment.parentLink,
      parentLink !== controllerLink, let parent = parentLink.controller
    else { return true }
    let holder = nearestController
    guard holder !== parent else { return true }
    ModelException.hierarchyInconsistency.raise(
      "child view controller:\(objectName(controller)) should have parent view "
        + "controller:\(holder.map(objectName) ?? "(null)") but actual parent "
        + "is:\(objectName(parent))",
      by: call)
    return false
  }

  /// The view controller whose view this is, or the nearest around.
  private var nearestController: UIViewController? {
    var view: UIView? = self
    while let next = view {
      if next.hasViewController, let controller = next.viewController { return controller }
      view = next.storedSuperview
    }
    return nil
  }

  /// What keeps the view out of a finger's reach although its app shows.
  package final var outOfReach: OutOfReach? { outOfReach(in: storedWindow) }

  /// The same, where the window is known already.
  final func outOfReach(in window: UIWindow?) -> OutOfReach? {
    guard let window else {
      var top = self
      while let superview = top.storedSuperview { top = superview }
      return top.hasViewController ? top.viewController?.outOfReach : nil
    }
    for presentation in window.presentations.reversed() {
      guard let container = presentation.container, let host = container.storedSuperview else {
        continue
      }
      if isDescendant(of: container) { return nil }
      guard isDescendant(of: host), !presentation.lets(touchThroughTo: self) else { continue }
      return presentation.presented.map { .covered(by: $0) }
    }
    return nil
  }
}
