/// Finds the destination of an unwind segue, and goes back to it (behaviour 211).
@MainActor
enum UnwindSearch {
  /// Returns the nearest view controller that takes the unwind segue.
  ///
  /// It looks among the siblings below, in the containers around, and behind presentations.
  static func destination(for origin: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var current = origin.source
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(current)]
    while true {
      if let parent = current.parent {
        if let found = search(in: parent, for: origin, &seen) { return found }
        current = parent
      } else if let presenter = current.storedPresenter {
        let top = outermost(presenter)
        if let found = search(in: top, for: origin, &seen) { return found }
        current = top
      } else {
        return nil
      }
    }
  }

  /// Searches the children of a container, then the container itself.
  private static func search(
    in container: UIViewController, for origin: UIStoryboardUnwindSegueSource,
    _ seen: inout Set<ObjectIdentifier>
  ) -> UIViewController? {
    var waiting = [(controller: container, isOpened: false)]
    while let (controller, isOpened) = waiting.popLast() {
      if isOpened {
        if canEnd(at: controller, origin) { return controller }
        continue
      }
      guard seen.insert(ObjectIdentifier(controller)).inserted else { continue }
      waiting.append((controller, true))
      for child in controller.allowedChildrenForUnwinding(from: origin).reversed() {
        waiting.append((child, false))
      }
    }
    return nil
  }

  private static func canEnd(
    at controller: UIViewController, _ origin: UIStoryboardUnwindSegueSource
  ) -> Bool {
    controller.canPerformUnwindSegueAction(
      origin.unwindAction, from: origin.source, sender: origin.sender)
  }

  private static func outermost(_ controller: UIViewController) -> UIViewController {
    var controller = controller
    while let parent = controller.parent { controller = parent }
    return controller
  }

  /// Dismisses and pops everything between two view controllers.
  static func goBack(
    _ segue: UIStoryboardSegue, from source: UIViewController, to destination: UIViewController
  ) {
    let animated = UIView.areAnimationsEnabled
    // A presentation by the destination, or by a container around it, covers the destination.
    if let presenter = presenterToDismiss(from: source, to: destination) {
      presenter.dismiss(animated: animated)
    }
    var child = destination
    while let container = child.parent {
      container.unwind(for: segue, towards: child)
      child = container
    }
  }

  private static func presenterToDismiss(
    from source: UIViewController, to destination: UIViewController
  ) -> UIViewController? {
    var last: UIViewController?
    var controller: UIViewController? = source
    while let next = controller {
      if destination.isWithin(next) || outermost(next) === outermost(destination) { break }
      if let presenter = next.storedPresenter { last = presenter }
      controller = next.parent ?? next.storedPresenter
    }
    return last
  }
}
