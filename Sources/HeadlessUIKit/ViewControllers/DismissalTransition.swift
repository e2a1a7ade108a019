import Foundation

/// One dismissal of what a view controller presents, and of all that stands on it (behaviour 154,
/// 163).
@MainActor
final class DismissalTransition {
  private let presenter: UIViewController
  private let bottom: UIViewController
  private let animated: Bool
  private let coordinator: TransitionCoordinator?
  private let completion: (() -> Void)?
  @exclusivity(unchecked) private var window: UIWindow?
  /// What is dismissed, the foremost first.
  @exclusivity(unchecked) private var chain: [UIViewController] = []
  @exclusivity(unchecked) private var controllers: [UIPresentationController] = []
  @exclusivity(unchecked) private var uncovers = false
  @exclusivity(unchecked) private var animator: (any UIViewControllerAnimatedTransitioning)?

  init(
    of bottom: UIViewController, by presenter: UIViewController, animated: Bool,
    completion: (() -> Void)?
  ) {
    self.bottom = bottom
    self.presenter = presenter
    self.animated = animated
    self.completion = completion
    coordinator =
      animated
      ? TransitionCoordinator(
        from: bottom, to: presenter,
        style: bottom.storedPresentationController?.presentationStyle ?? .none) : nil
    bottom.isDismissalPending = true
    bottom.coordinator = coordinator
    presenter.coordinator = coordinator
  }

  private var isAlive: Bool { bottom.isPresented(by: presenter) }

  /// Begins on the next turn.
  func schedule(on mainLoop: MainLoop) {
    mainLoop.enqueue("a dismissal") { [self] in
      window = bottom.storedPresentationController?.container?.storedWindow
      guard let window else { return begin() }
      window.transitions.begin { [self] in begin() }
    }
  }

  private func begin() {
    guard isAlive else { return abandon() }
    chain = bottom.presentationChain
    chain.reverse()
    for presented in chain {
      presented.presentationPhase = .goes
      if let controller = presented.storedPresentationController { controllers.append(controller) }
    }
    for controller in controllers { controller.dismissalTransitionWillBegin() }
    for (index, controller) in chain.enumerated() {
      controller.beginAppearance(false, animated: animated && index == 0)
    }
    guard isAlive else { return abandon() }
    guard let last = controllers.last, let container = last.container else { return finish(true) }
    uncovers = last.hasRemovedPresentersView
    // In a hidden window the presenter comes back without appearing.
    if uncovers, window?.storedIsHidden == true {
      uncovers = false
      last.restorePresentersView()
    } else if uncovers {
      presenter.beginAppearance(true, animated: animated)
      guard isAlive else { return abandon() }
      last.restorePresentersView()
      presenter.isAppearing(animated: animated)
      presenter.loadedView?.layoutIfNeeded()
    }
    guard isAlive else { return abandon() }
    coordinator?.run(in: container)
    animate(in: container)
  }

  private func animate(in container: UIView) {
    animator =
      animated ? bottom.transitioningDelegate?.animationController(forDismissed: bottom) : nil
    guard let animator else { return finish(true) }
    let context = TransitionContext(
      in: container, style: controllers.last?.presentationStyle ?? .none, from: bottom,
      to: presenter, moves: (from: true, to: uncovers), finalFrame: container.bounds
    ) { [self] in finish($0) }
    animator.animateTransition(using: context)
  }

  private func finish(_ didComplete: Bool) {
    guard isAlive else { return abandon() }
    guard didComplete else { return takeBack() }
    for controller in controllers { controller.removeContainer(from: window) }
    for controller in chain { controller.unlinkPresentation() }
    if uncovers { presenter.endAppearance(animated: animated) }
    for (index, controller) in chain.enumerated() {
      controller.endAppearance(animated: animated && index == 0)
      if controller.presentationPhase == .goes { controller.presentationPhase = .isAway }
    }
    end(true)
    completion?()
  }

  /// The animator took the dismissal back: everything is as before.
  private func takeBack() {
    for controller in chain.reversed() {
      if controller.appearance == .disappearing {
        controller.beginAppearance(true, animated: animated)
      }
      controller.presentationPhase = .isThere
    }
    if uncovers {
      presenter.beginAppearance(false, animated: animated)
      controllers.last?.removePresentersView()
      presenter.endAppearance(animated: animated)
    }
    for controller in chain where controller.appearance == .appearing {
      controller.endAppearance(animated: animated)
    }
    bottom.isDismissalPending = false
    end(false)
  }

  private func end(_ completed: Bool) {
    for controller in controllers { controller.dismissalTransitionDidEnd(completed) }
    animator?.animationEnded(completed)
    releaseCoordinator()
    coordinator?.finish(cancelled: !completed)
    window?.updateStatusBar()
    window?.transitions.end()
  }

  /// What was to be dismissed is gone already.
  private func abandon() {
    if !bottom.isPresented { bottom.isDismissalPending = false }
    for controller in chain where controller.appearance == .disappearing {
      controller.endAppearance(animated: false)
    }
    if presenter.appearance == .appearing {
      presenter.endAppearance(animated: animated)
    }
    releaseCoordinator()
    coordinator?.finish()
    window?.transitions.end()
    completion?()
  }

  private func releaseCoordinator() {
    presenter.release(coordinator)
    bottom.release(coordinator)
  }
}
