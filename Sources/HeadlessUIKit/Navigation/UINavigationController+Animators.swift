import Foundation

// Transitions that the delegate's animators make, and that may be cancelled.
extension UINavigationController {
  /// Makes one screen appear and another disappear, as an animator wants it (behaviour 646, 647).
  final func animate(
    _ transition: NavigationTransition, by animator: any UIViewControllerAnimatedTransitioning,
    from source: UIViewController, to destination: UIViewController
  ) {
    let interactor: (any UIViewControllerInteractiveTransitioning)? =
      animator === transition.drag
      ? transition.drag
      : delegate?.navigationController(self, interactionControllerFor: animator)
    if interactor?.wantsInteractiveStart == true { transition.coordinator?.beginInteraction() }
    transitions.screenInView = destination
    source.beginAppearance(false, animated: true)
    destination.beginAppearance(true, animated: true)
    announceWillShow(destination, animated: true)
    guard let view = loadedView, transitions.screenInView === destination,
      destination.appearanceState.phase == .appearing
    else {
      end(transition, from: source)
      return scheduleTransition()
    }
    let container = UIView(frame: view.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(container, at: 0)
    if let content = source.loadedView {
      container.addSubview(content)
      destination.loadedView?.frame = content.frame
    }
    let context = TransitionContext(
      of: animator, in: container, from: source, to: destination,
      finalFrame: source.loadedView?.frame ?? view.bounds, coordinator: transition.coordinator
    ) { [self] in
      endAnimation(of: transition, in: container, from: source, to: destination, completed: $0)
    }
    transition.coordinator?.run(in: container)
    context.begin(drivenBy: interactor)
    guard transitions.current === transition, destination.loadedView?.storedWindow != nil else {
      return
    }
    destination.isAppearing(animated: true)
    container.layoutIfNeeded()
  }

  private func endAnimation(
    of transition: NavigationTransition, in container: UIView, from source: UIViewController,
    to destination: UIViewController, completed: Bool
  ) {
    guard transitions.current === transition else { return container.removeFromSuperview() }
    if completed {
      if transitions.screenInView === destination { putInView(destination) }
      loadedView?.layoutIfNeeded()
    } else {
      takeBack(transition, from: source, to: destination)
    }
    for content in [source.loadedView, destination.loadedView] {
      if let content, content.isDescendant(of: container) { content.removeFromSuperview() }
    }
    container.removeFromSuperview()
    if completed { end(transition, from: source) }
    scheduleTransition()
  }

  /// Restores the stack and the screen before a transition that is cancelled (behaviour 640).
  private func takeBack(
    _ transition: NavigationTransition, from source: UIViewController,
    to destination: UIViewController
  ) {
    for screen in transition.left {
      screen.navigationState.leavesStack = false
      screen.appearanceState.movesFromParent = false
    }
    if transitions.pending.isEmpty {
      let stack = transition.stack(before: containment.children)
      containment.children = stack.filter { $0.parent === self }
      recountHiders()
    }
    transitions.screenInView = source
    destination.beginAppearance(false, animated: true)
    if destination.appearanceState.phase == .disappearing {
      destination.endAppearance(animated: true)
    }
    putInView(source)
    source.beginAppearance(true, animated: true)
    source.endAppearance(animated: true)
    for screen in transition.arrived where isParent(of: screen) {
      screen.willMove(toParent: nil)
      screen.containment.parentLink = nil
      screen.didMove(toParent: nil)
      screen.leaveStage()
    }
    transitions.current = nil
    presentationState.coordinator = transitions.pending.last?.coordinator
    toolbarIfMade?.items = topViewController?.toolbarItems
    barsDidChange()
    transition.coordinator?.finish(cancelled: true)
  }
}
