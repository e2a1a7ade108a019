extension UIView {
  /// Makes the view controllers whose views are here disappear without callbacks.
  ///
  /// Children disappear with their parents.
  final func vanishControllers() {
    if let viewController, viewController.containment.parentLink?.isAlive != true {
      viewController.vanish()
    }
    for subview in storedSubviews { subview.vanishControllers() }
  }

  /// Finds the view controllers that appear and disappear with this view, outer ones before inner.
  ///
  /// - Parameter isSeenTo: Whether another object makes the view controller around this view appear
  ///   and disappear, and its children with it. A view controller without a parent follows its view
  ///   even there (behaviour 147).
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

  /// Begins the appearance of view controllers whose views will enter a window; returns them.
  final func beginToCome() -> [UIViewController] {
    var coming: [UIViewController] = []
    collectFollowing(into: &coming) { $0 == .disappeared }
    for controller in coming { controller.beginAppearance(true, animated: false) }
    return coming
  }

  /// Begins the disappearance of view controllers whose views will leave the window; returns them.
  final func beginToGo() -> [UIViewController] {
    var going: [UIViewController] = []
    collectFollowing(into: &going) { $0 == .appeared || $0 == .appearing }
    for controller in going { controller.beginAppearance(false, animated: false) }
    return going
  }

  /// Returns whether a subview may be added here.
  ///
  /// The view of a child may only be added inside its parent's view (behaviour 7.11).
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

  /// The view controller of this view, or of the nearest view around it that has one.
  final var nearestController: UIViewController? {
    var view: UIView? = self
    while let next = view {
      if next.hasViewController, let controller = next.viewController { return controller }
      view = next.storedSuperview
    }
    return nil
  }
}
