import Foundation

extension UINavigationController {
  /// Has what is pending be shown on a later turn, one transition each, none within another.
  final func scheduleTransition() {
    guard !transitions.pending.isEmpty, transitions.current == nil, !transitions.isTurnDue else {
      return
    }
    guard appearanceState.phase != .disappeared else { return finishPendingSilently() }
    transitions.isTurnDue = true
    hostApplication.mainLoop.enqueue("a navigation transition") { [link] in
      (link.controller as? UINavigationController)?.runTransition()
    }
  }

  private func runTransition() {
    transitions.isTurnDue = false
    guard transitions.current == nil else { return }
    // While the controller itself comes or goes, its screens do so with it.
    guard appearanceState.phase == .appeared else {
      if appearanceState.phase == .disappeared { finishPendingSilently() }
      return
    }
    guard !transitions.pending.isEmpty else { return }
    let transition = transitions.pending.removeFirst()
    transitions.current = transition
    presentationState.coordinator = transition.coordinator
    let destination = transition.destination
    // Somebody may have taken it out, also while it loads.
    if isHere(destination) { destination?.loadViewIfNeeded() }
    let source = transitions.shown
    if source !== destination, isHere(destination) {
      show(destination, inPlaceOf: source, by: transition)
    }
    end(transition, from: source)
    scheduleTransition()
  }

  private func isHere(_ viewController: UIViewController?) -> Bool {
    guard let viewController else { return true }
    return isParent(of: viewController)
  }

  /// Has one screen come and another go (behaviour 151, 152, 174, 175).
  private func show(
    _ destination: UIViewController?, inPlaceOf source: UIViewController?,
    by transition: NavigationTransition
  ) {
    let animated = transition.animated
    transitions.shown = destination
    source?.beginAppearance(false, animated: animated)
    if let destination { bring(destination, animated: animated) }
    let view = loadedView
    view?.layoutIfNeeded()
    transition.coordinator?.run(in: view)
  }

  /// Has a screen come, for as long as none of the callbacks takes it out.
  private func bring(_ viewController: UIViewController, animated: Bool) {
    guard transitions.shown === viewController else { return }
    viewController.beginAppearance(true, animated: animated)
    guard transitions.shown === viewController else { return }
    announceWillShow(viewController, animated: animated)
    guard transitions.shown === viewController else { return }
    place(viewController)
    guard transitions.shown === viewController else { return }
    viewController.isAppearing(animated: animated)
  }

  private func end(_ transition: NavigationTransition, from source: UIViewController?) {
    let destination = transitions.shown
    let animated = transition.animated
    let hasMoved = source !== destination
    if hasMoved, let source {
      dropView(of: source)
      // A screen that goes for good is on its own before it has disappeared.
      for viewController in transition.left { release(viewController) }
      if source.appearanceState.phase == .disappearing { source.endAppearance(animated: animated) }
    }
    for viewController in transition.left {
      release(viewController)
      tellHasLeft(viewController)
    }
    if hasMoved, destination?.appearanceState.phase == .appearing {
      destination?.endAppearance(animated: animated)
    }
    for viewController in transition.arrived where isParent(of: viewController) {
      viewController.didMove(toParent: self)
    }
    transitions.current = nil
    presentationState.coordinator = transitions.pending.last?.coordinator
    if hasMoved, let destination, destination.appearanceState.phase == .appeared {
      announceDidShow(destination, animated: animated)
    }
    transition.coordinator?.finish()
  }

  private func release(_ viewController: UIViewController) {
    guard viewController.navigationState.leavesStack, isParent(of: viewController) else { return }
    // It stays on stage until it has heard.
    viewController.containment.parentLink = nil
    viewController.appearanceState.movesToParent = false
  }

  private func tellHasLeft(_ viewController: UIViewController) {
    guard viewController.navigationState.leavesStack else { return }
    viewController.navigationState.leavesStack = false
    guard viewController.parent == nil else { return }
    if viewController.appearanceState.phase != .disappearing {
      viewController.appearanceState.movesFromParent = false
    }
    viewController.didMove(toParent: nil)
    if viewController.containment.parentLink == nil { viewController.leaveStage() }
  }

  // MARK: Where nobody sees it

  /// Ends what is pending without a screen coming or going: the controller is not on screen.
  final func finishPendingSilently() {
    guard transitions.current == nil else { return }
    while !transitions.pending.isEmpty {
      let transition = transitions.pending.removeFirst()
      transitions.current = transition
      for viewController in transition.left {
        release(viewController)
        tellHasLeft(viewController)
      }
      for viewController in transition.arrived where isParent(of: viewController) {
        viewController.didMove(toParent: self)
        viewController.appearanceState.movesToParent =
          viewController.appearanceState.phase == .disappeared
      }
      transitions.current = nil
      presentationState.coordinator = nil
      transition.coordinator?.finish()
    }
    if let shown = transitions.shown, shown !== topViewController,
      shown.appearanceState.phase == .disappeared
    {
      dropView(of: shown)
      transitions.shown = nil
    }
  }

  /// Has the top screen's view lie in the controller's, without it coming: the controller does not
  /// show, or comes itself.
  final func showTopSilently() {
    // Loading a view may put another screen on top.
    for _ in 0..<64 {
      guard appearanceState.phase == .disappeared, let top = topViewController,
        top !== transitions.shown
      else {
        break
      }
      top.loadViewIfNeeded()
      guard top === topViewController else { continue }
      if let shown = transitions.shown { dropView(of: shown) }
      transitions.shown = top
      place(top)
    }
  }

  // MARK: Telling the delegate

  /// Tells that the controller itself comes, with a screen that the delegate has not heard of.
  final func announceArrival(animated: Bool) {
    guard appearanceState.phase == .appearing, let shown = transitions.shown,
      !transitions.hasAnnounced(shown)
    else { return }
    delegate?.navigationController(self, willShow: shown, animated: animated)
  }

  final func announceShown(animated: Bool) {
    guard let shown = transitions.shown, !transitions.hasAnnounced(shown) else { return }
    announceDidShow(shown, animated: animated)
  }

  private func announceWillShow(_ viewController: UIViewController, animated: Bool) {
    delegate?.navigationController(self, willShow: viewController, animated: animated)
  }

  private func announceDidShow(_ viewController: UIViewController, animated: Bool) {
    transitions.note(announced: viewController)
    delegate?.navigationController(self, didShow: viewController, animated: animated)
  }
}
