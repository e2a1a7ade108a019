import Foundation

/// One presentation, from the call to its completion (behaviour 153, 159).
@MainActor
final class PresentationTransition {
  private let presented: UIViewController
  private let presenter: UIViewController
  private let source: UIViewController
  private let controller: UIPresentationController
  private let animated: Bool
  private let coordinator: TransitionCoordinator?
  private var completion: (() -> Void)?
  private var window: UIWindow?
  private var covers = false
  private var animator: (any UIViewControllerAnimatedTransitioning)?
  private var interactor: (any UIViewControllerInteractiveTransitioning)?

  /// Links the two view controllers at once, as UIKit does.
  init(
    of presented: UIViewController, by presenter: UIViewController, from source: UIViewController,
    animated: Bool, completion: (() -> Void)?
  ) {
    self.presented = presented
    self.presenter = presenter
    self.source = source
    self.animated = animated
    self.completion = completion
    presenter.storedPresented = presented
    presented.storedPresenter = presenter
    presented.presentationState.phase = .comes
    controller = presented.presentationControllerForUse(by: presenter, from: source)
    coordinator =
      animated
      ? TransitionCoordinator(
        from: presenter, to: presented, style: controller.presentationStyle) : nil
    presenter.presentationState.coordinator = coordinator
    presented.presentationState.coordinator = coordinator
    presenter.checkPresentation()
    presented.checkPresentation()
  }

  /// Whether the presentation goes on; a new root of the window, for example, ends it.
  private var isAlive: Bool { presented.isPresented(by: presenter) }

  /// Whether the window shows: in a hidden window no screen appears before the window does.
  private var isShown: Bool { window?.storedIsHidden == false }

  /// Begins the presentation on the next turn.
  func schedule(on mainLoop: MainLoop) {
    mainLoop.enqueue("a presentation") { [self] in
      guard isAlive else { return endCoordination(cancelled: true) }
      guard let window = presenter.windowToPresentIn else {
        endCoordination(cancelled: true)
        presented.unlinkPresentation()
        return presenter.reportDetached(presented, from: source)
      }
      self.window = window
      window.transitions.begin { [self] in begin() }
    }
  }

  private func begin() {
    guard isAlive, let window else { return abandon() }
    askForAnimator()
    let host = hostView(in: window)
    let container = PresentationView(
      frame: host === window ? host.bounds : presenter.loadedView?.frame ?? host.bounds,
      presented: presented)
    controller.container = container
    window.add(controller)
    // The views behind need no new layout, and the container is laid out further below.
    host.insert(
      container, at: controller.depth(in: host), callerLaysOut: host.isPlainWindow)
    covers = controller.coversPresenter
    controller.delegate?.presentationController(
      controller, willPresentWithAdaptiveStyle: controller.adaptedStyle,
      transitionCoordinator: coordinator)
    controller.presentationTransitionWillBegin()
    if covers, isShown { presenter.beginAppearance(false, animated: animated) }
    guard isAlive else { return abandon() }
    if isShown { presented.beginAppearance(true, animated: animated) }
    guard isAlive else { return abandon() }
    if let view = controller.presentedView {
      view.frame = controller.frameOfPresentedViewInContainerView
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      // An animator does that itself (behaviour 637).
      if animator == nil { container.addSubview(view) }
    }
    guard animator == nil else { return animate(in: container) }
    arrive(in: container)
    guard isAlive else { return abandon() }
    coordinator?.run(in: container)
    finish(true)
  }

  /// Asks the app for the presentation's animator and interaction controller (behaviour 634, 635,
  /// 638).
  private func askForAnimator() {
    guard animated || controller.style == .custom,
      let delegate = presented.transitioningDelegate
    else { return }
    animator = delegate.animationController(
      forPresented: presented, presenting: presenter, source: source)
    if let animator {
      interactor = delegate.interactionControllerForPresentation(using: animator)
    }
  }

  private func arrive(in container: UIView) {
    if isShown { presented.isAppearing(animated: animated) }
    container.layoutIfNeeded()
  }

  /// Returns the view that gets the container.
  ///
  /// If the style asks for it, that is the presenter's own part of the screen. Otherwise it is the
  /// whole window.
  private func hostView(in window: UIWindow) -> UIView {
    guard presented.presentsInContext else { return window }
    return presenter.loadedView?.superview ?? window
  }

  private func animate(in container: UIView) {
    guard let animator else { return finish(true) }
    if covers { controller.notePresentersPlace() }
    controller.isAnimatedByApp = true
    let context = TransitionContext(
      of: animator, in: container, style: controller.presentationStyle, from: presenter,
      to: presented, moves: (from: covers, to: true),
      finalFrame: controller.frameOfPresentedViewInContainerView, isAnimated: animated,
      coordinator: coordinator
    ) { [self] in finish($0) }
    coordinator?.run(in: container)
    context.begin(drivenBy: interactor)
    if isAlive, presented.loadedView?.storedWindow != nil { arrive(in: container) }
  }

  private func finish(_ didComplete: Bool) {
    controller.isAnimatedByApp = false
    guard isAlive else { return abandon() }
    guard didComplete else { return takeBack() }
    if covers { controller.removePresentersView() }
    controller.presentationTransitionDidEnd(true)
    if isShown {
      presented.endAppearance(animated: animated)
      if covers { presenter.endAppearance(animated: animated) }
    }
    if presented.presentationState.phase == .comes { presented.presentationState.phase = .isThere }
    end(true)
  }

  /// Restores the state before the presentation, because the animator cancelled it.
  private func takeBack() {
    presented.beginAppearance(false, animated: animated)
    if covers {
      presenter.beginAppearance(true, animated: animated)
      controller.reclaimPresentersView()
    }
    let window = window
    controller.removeContainer(from: window)
    presented.unlinkPresentation()
    presented.endAppearance(animated: animated)
    if covers { presenter.endAppearance(animated: animated) }
    completion = nil
    controller.presentationTransitionDidEnd(false)
    end(false)
  }

  private func end(_ completed: Bool) {
    presented.checkPresentation()
    presenter.checkPresentation()
    endCoordination(cancelled: !completed)
    window?.updateStatusBar()
    window?.transitions.end()
    completion?()
  }

  /// Ends the presentation, because something interrupted it while it began.
  private func abandon() {
    endCoordination(cancelled: true)
    if presenter.appearanceState.phase == .disappearing, presenter.loadedView?.storedWindow != nil {
      presenter.beginAppearance(true, animated: animated)
      presenter.endAppearance(animated: animated)
    }
    window?.transitions.end()
  }

  private func endCoordination(cancelled: Bool) {
    presenter.part(with: coordinator)
    presented.part(with: coordinator)
    coordinator?.finish(cancelled: cancelled)
  }
}
