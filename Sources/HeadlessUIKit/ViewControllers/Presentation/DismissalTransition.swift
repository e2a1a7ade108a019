import Foundation

/// One dismissal: of a presented view controller, and of all that is presented on it.
///
/// See behaviour 154 and 163.
@MainActor
final class DismissalTransition {
  private let presenter: UIViewController
  private let bottom: UIViewController
  /// The presentation controller of the bottom view controller.
  private let controller: UIPresentationController
  private let animated: Bool
  private let coordinator: TransitionCoordinator?
  private let completion: (() -> Void)?
  private var window: UIWindow?
  /// The view controllers on top of the bottom one, which go with it, from front to back.
  private var others: [UIViewController] = []
  private var otherControllers: [UIPresentationController] = []
  private var uncovers = false
  private var animator: (any UIViewControllerAnimatedTransitioning)?
  private var interactor: (any UIViewControllerInteractiveTransitioning)?
  /// The finger that drags the sheet away.
  private let drag: TransitionDrag?

  init(
    of bottom: UIViewController, in controller: UIPresentationController,
    by presenter: UIViewController, animated: Bool, drivenBy drag: TransitionDrag?,
    completion: (() -> Void)?
  ) {
    self.drag = drag
    self.bottom = bottom
    self.controller = controller
    self.presenter = presenter
    self.animated = animated
    self.completion = completion
    bottom.presentationState.isDismissalPending = true
    coordinator =
      animated
      ? TransitionCoordinator(from: bottom, to: presenter, style: controller.presentationStyle)
      : nil
    bottom.presentationState.coordinator = coordinator
    presenter.presentationState.coordinator = coordinator
  }

  private var isAlive: Bool { bottom.isPresented(by: presenter) }

  /// Begins the dismissal on the next turn.
  func schedule(on mainLoop: MainLoop) {
    mainLoop.enqueue("a dismissal") { [self] in
      window = controller.container?.storedWindow
      guard let window else { return begin() }
      window.transitions.begin { [self] in begin() }
    }
  }

  private func begin() {
    guard isAlive else { return abandon() }
    askForAnimator()
    if interactor?.wantsInteractiveStart == true { coordinator?.beginInteraction() }
    if let next = bottom.storedPresented {
      others = next.presentationChain.reversed()
      otherControllers = others.compactMap(\.presentationState.controller)
    }
    forEach { presented, _ in presented.presentationState.phase = .goes }
    for other in otherControllers { other.dismissalTransitionWillBegin() }
    controller.dismissalTransitionWillBegin()
    forEach { presented, isForemost in
      presented.beginAppearance(false, animated: animated && isForemost)
    }
    guard isAlive else { return abandon() }
    guard let container = controller.container else { return finish(true) }
    uncovers = controller.hasRemovedPresentersView
    // In a hidden window, the presenter returns without appearing.
    if uncovers, window?.storedIsHidden == true {
      uncovers = false
      controller.restorePresentersView()
    } else if uncovers {
      presenter.beginAppearance(true, animated: animated)
      guard isAlive else { return abandon() }
      controller.restorePresentersView()
      presenter.isAppearing(animated: animated)
      presenter.loadedView?.layoutIfNeeded()
    }
    guard isAlive else { return abandon() }
    coordinator?.run(in: container)
    animate(in: container)
  }

  /// Calls `body` with each view controller that is dismissed, from front to back.
  private func forEach(_ body: (_ presented: UIViewController, _ isForemost: Bool) -> Void) {
    for (index, other) in others.enumerated() { body(other, index == 0) }
    body(bottom, others.isEmpty)
  }

  /// Asks the app for the dismissal's animator and interaction controller (behaviour 634, 638).
  private func askForAnimator() {
    guard animated || controller.style == .custom else { return }
    let delegate = bottom.transitioningDelegate
    animator = delegate?.animationController(forDismissed: bottom)
    if let animator {
      interactor = delegate?.interactionControllerForDismissal(using: animator)
    } else {
      animator = drag
      interactor = drag
    }
  }

  private func animate(in container: UIView) {
    guard let animator else { return finish(true) }
    controller.isAnimatedByApp = true
    let context = TransitionContext(
      of: animator, in: container, style: controller.presentationStyle, from: bottom,
      to: presenter, moves: (from: true, to: uncovers), finalFrame: container.bounds,
      isAnimated: animated, coordinator: coordinator
    ) { [self] in finish($0) }
    context.begin(drivenBy: interactor)
  }

  private func finish(_ didComplete: Bool) {
    controller.isAnimatedByApp = false
    guard isAlive else { return abandon() }
    if uncovers { controller.reclaimPresentersView() }
    guard didComplete else { return takeBack() }
    for other in otherControllers { other.removeContainer(from: window) }
    controller.removeContainer(from: window)
    forEach { presented, _ in presented.unlinkPresentation() }
    if uncovers { presenter.endAppearance(animated: animated) }
    forEach { presented, isForemost in
      presented.endAppearance(animated: animated && isForemost)
      if presented.presentationState.phase == .goes { presented.presentationState.phase = .isAway }
    }
    end(true)
    completion?()
  }

  /// Restores the state before the dismissal, because the animator cancelled it.
  private func takeBack() {
    for presented in [bottom] + others.reversed() {
      if presented.appearanceState.phase == .disappearing {
        presented.beginAppearance(true, animated: animated)
      }
      presented.presentationState.phase = .isThere
    }
    if uncovers {
      presenter.beginAppearance(false, animated: animated)
      controller.removePresentersView()
      presenter.endAppearance(animated: animated)
    }
    forEach { presented, _ in
      if presented.appearanceState.phase == .appearing {
        presented.endAppearance(animated: animated)
      }
    }
    bottom.presentationState.isDismissalPending = false
    end(false)
  }

  private func end(_ completed: Bool) {
    for other in otherControllers { other.dismissalTransitionDidEnd(completed) }
    controller.dismissalTransitionDidEnd(completed)
    forEach { presented, _ in presented.checkPresentation() }
    presenter.checkPresentation()
    endCoordination(cancelled: !completed)
    window?.updateStatusBar()
    window?.transitions.end()
  }

  /// Ends the dismissal, because its view controllers are gone already.
  private func abandon() {
    if !bottom.isPresented { bottom.presentationState.isDismissalPending = false }
    forEach { presented, _ in
      if presented.appearanceState.phase == .disappearing {
        presented.endAppearance(animated: false)
      }
    }
    if presenter.appearanceState.phase == .appearing {
      presenter.endAppearance(animated: animated)
    }
    endCoordination(cancelled: false)
    window?.transitions.end()
    completion?()
  }

  private func endCoordination(cancelled: Bool) {
    presenter.part(with: coordinator)
    bottom.part(with: coordinator)
    coordinator?.finish(cancelled: cancelled)
  }
}
