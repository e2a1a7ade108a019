import Foundation

extension UINavigationController {
  /// Schedules the next transition for a later turn, unless one is under way.
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
    // While the controller itself appears or disappears, its screens do so with it.
    guard isShown else {
      if appearanceState.phase == .disappeared { finishPendingSilently() }
      return
    }
    guard !transitions.pending.isEmpty else { return }
    let transition = transitions.pending.removeFirst()
    transitions.current = transition
    presentationState.coordinator = transition.coordinator
    let destination = transition.destination
    // Other code may have removed the screen, even while its view loads.
    if isHere(destination) { destination?.loadViewIfNeeded() }
    guard isShown else { return putOff(transition) }
    let source = transitions.screenInView
    if source !== destination, isHere(destination) {
      let drag: (any UIViewControllerAnimatedTransitioning)? = transition.drag
      if let source, let destination, transition.animated,
        let animator = delegate?.navigationController(
          self, animationControllerFor: transition.operation(from: source), from: source,
          to: destination) ?? drag
      {
        return animate(transition, by: animator, from: source, to: destination)
      }
      show(destination, inPlaceOf: source, by: transition)
    }
    end(transition, from: source)
    scheduleTransition()
  }

  /// Delays a transition that cannot be made now, because the controller itself goes or comes.
  private func putOff(_ transition: NavigationTransition) {
    transitions.current = nil
    transitions.pending.insert(transition, at: 0)
    if appearanceState.phase == .disappeared { finishPendingSilently() }
  }

  private func isHere(_ viewController: UIViewController?) -> Bool {
    guard let viewController else { return true }
    return isParent(of: viewController)
  }

  /// Makes one screen appear and another disappear (behaviour 151, 152, 174, 175).
  private func show(
    _ destination: UIViewController?, inPlaceOf source: UIViewController?,
    by transition: NavigationTransition
  ) {
    let animated = transition.animated
    transitions.screenInView = destination
    source?.beginAppearance(false, animated: animated)
    if let destination { bring(destination, animated: animated) }
    let view = loadedView
    view?.layoutIfNeeded()
    transition.coordinator?.run(in: view)
  }

  /// Makes a screen appear, unless a callback removes it, or the controller itself.
  private func bring(_ viewController: UIViewController, animated: Bool) {
    // Where the controller comes or goes itself, the screen appears with it.
    let steps: [@MainActor () -> Void] = [
      { if self.isShown { viewController.beginAppearance(true, animated: animated) } },
      { if self.isShown { self.announceWillShow(viewController, animated: animated) } },
      { self.putInView(viewController) },
      { viewController.isAppearing(animated: animated) },
    ]
    for step in steps where transitions.screenInView === viewController { step() }
  }

  private var isShown: Bool { appearanceState.phase == .appeared }

  final func end(_ transition: NavigationTransition, from source: UIViewController?) {
    let destination = transitions.screenInView
    let animated = transition.animated
    let hasMoved = source !== destination
    if hasMoved, let source {
      dropView(of: source)
      // A popped screen has no parent any more when it disappears.
      for viewController in transition.left { release(viewController) }
      if source.appearanceState.phase == .disappearing { source.endAppearance(animated: animated) }
    }
    for viewController in transition.left {
      release(viewController)
      tellHasLeft(viewController)
    }
    if hasMoved, isShown, destination?.appearanceState.phase == .appearing {
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
    checkInvariants()
  }

  private func release(_ viewController: UIViewController) {
    guard viewController.navigationState.leavesStack, isParent(of: viewController) else { return }
    // It stays on stage until it has been told.
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

  // MARK: Without appearance callbacks

  /// Ends the waiting transitions without appearance callbacks.
  ///
  /// The controller is not shown.
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
    if let old = transitions.screenInView, old !== topViewController,
      old.appearanceState.phase == .disappeared || !isParent(of: old)
    {
      dropView(of: old)
      transitions.screenInView = nil
    }
  }

  /// Puts the top screen's view into the controller's view, without appearance callbacks.
  ///
  /// This happens when the controller is not shown, or appears itself.
  final func putTopInView() {
    for _ in 0..<Self.loadLimit {
      guard appearanceState.phase == .disappeared, let top = topViewController,
        top !== transitions.screenInView
      else {
        break
      }
      top.loadViewIfNeeded()
      guard top === topViewController else { continue }
      if let old = transitions.screenInView { dropView(of: old) }
      transitions.screenInView = top
      putInView(top)
    }
    guard let top = topViewController, top !== transitions.screenInView else { return }
    CallCircle.tell([.init(.method("viewDidLoad()", top, ObjectIdentifier(top)))])
  }

  /// How many screens are loaded in a row, because each may put another one on top as it loads.
  private static var loadLimit: Int { 64 }

  // MARK: Telling the delegate

  /// Tells the delegate which screen appears with the controller, if it has not been told.
  final func announceArrival(animated: Bool) {
    guard appearanceState.phase == .appearing, let screen = transitions.screenInView,
      !transitions.hasAnnounced(screen)
    else { return }
    delegate?.navigationController(self, willShow: screen, animated: animated)
  }

  final func announceShown(animated: Bool) {
    guard let screen = transitions.screenInView, !transitions.hasAnnounced(screen) else { return }
    announceDidShow(screen, animated: animated)
  }

  final func announceWillShow(_ viewController: UIViewController, animated: Bool) {
    delegate?.navigationController(self, willShow: viewController, animated: animated)
  }

  private func announceDidShow(_ viewController: UIViewController, animated: Bool) {
    transitions.note(announced: viewController)
    delegate?.navigationController(self, didShow: viewController, animated: animated)
  }
}
