extension UIViewController {
  // MARK: The presenter

  /// The view controller that this one itself presents, which is on stage with it.
  package final var storedPresented: UIViewController? {
    get { presentationState.presented }
    set {
      presentationState.presented?.leaveStage()
      presentationState.presented = newValue
      if containment.isOnStage { newValue?.enterStage() }
    }
  }

  /// The view controller that presents this one itself.
  final var storedPresenter: UIViewController? {
    get { presentationState.presenterLink?.controller }
    set { presentationState.presenterLink = newValue?.link }
  }

  /// Whether another view controller presents this one itself.
  final var isPresented: Bool { presentationState.presenterLink?.isAlive == true }

  /// Returns whether a view controller presents this one itself.
  final func isPresented(by presenter: UIViewController) -> Bool {
    guard let link = presentationState.presenterLink else { return false }
    return link === presenter.containment.linkIfMade
  }

  /// Returns the view controller that presents on behalf of this one (behaviour 160).
  ///
  /// That is the outermost container, or the one that defines the context if the style requires it.
  final func presenter(for presented: UIViewController) -> UIViewController {
    let staysInContext = presented.presentsInContext
    var outermost = self
    while true {
      if staysInContext, presented.isContext(outermost) { return outermost }
      guard let parent = outermost.parent else { return outermost }
      outermost = parent
    }
  }

  /// This view controller and all that are presented on it, in order.
  final var presentationChain: [UIViewController] {
    var chain: [UIViewController] = []
    var next: UIViewController? = self
    while let controller = next {
      chain.append(controller)
      next = controller.storedPresented
    }
    return chain
  }

  /// This view controller, or its nearest container, that presents another one.
  final var nearestPresenter: UIViewController? {
    if storedPresented != nil { return self }
    var ancestor = parent
    while let controller = ancestor {
      if controller.storedPresented != nil { return controller }
      ancestor = controller.parent
    }
    return nil
  }

  /// This view controller, or its nearest container, that is presented.
  final var nearestPresented: UIViewController? {
    if isPresented { return self }
    var ancestor = parent
    while let controller = ancestor {
      if controller.isPresented { return controller }
      ancestor = controller.parent
    }
    return nil
  }

  /// Returns whether the view controller is the given one, is inside it, or is presented on it.
  final func standsOn(_ controller: UIViewController) -> Bool {
    // From both sides at once, because one may hold thousands of others, or thousands may hold it.
    // A new view controller holds no others.
    var held = [controller]
    var holders = [self]
    while let inner = held.popLast(), let outer = holders.popLast() {
      if inner === self || outer === controller { return true }
      held += inner.containment.children
      if let presented = inner.storedPresented { held.append(presented) }
      if let parent = outer.parent { holders.append(parent) }
      if let presenter = outer.storedPresenter { holders.append(presenter) }
    }
    return false
  }

  /// The window of the view, which need not show (behaviour 161, 924).
  final var windowToPresentIn: UIWindow? { loadedView?.storedWindow }

  // MARK: Checking whether a presentation is possible

  /// Returns the window in which this view controller can present another one.
  ///
  /// If it cannot, reports what UIKit does, and returns `nil` (behaviour 161).
  final func windowToPresent(
    _ presented: UIViewController, by presenter: UIViewController, for call: String
  ) -> UIWindow? {
    if let other = presented.storedPresenter {
      ModelException.invalidArgument.raise(
        "Application tried to present modally a view controller \(objectName(presented)) that is "
          + "already being presented by \(objectName(other)).", by: call)
      return nil
    }
    if presented.isActive || standsOn(presented) {
      ModelException.invalidArgument.raise(
        "Application tried to present modally an active controller \(objectName(presented)).",
        by: call)
      return nil
    }
    guard presented.mayBePresented(by: self) else { return nil }
    guard let window = windowToPresentIn else {
      presenter.reportDetached(presented, from: self)
      return nil
    }
    // While a search is presented over a part of the screen, that presents nothing else
    // (behaviour 607).
    let busy = nearestPresenter.flatMap { $0.storedPresented is UISearchController ? $0 : nil }
    let refusing = busy ?? presenter
    if let other = refusing.storedPresented {
      ModelLog.drop(
        "\(refusing.attempt(presented, from: self)) which is already presenting "
          + "\(objectName(other)).", by: call)
      return nil
    }
    if presenter.presentationState.phase == .comes || presenter.presentationState.phase == .goes
      || presenter.presentationState.isDismissalPending
    {
      // A presented view controller may present from its own callbacks once it appears.
      guard presenter.presentationState.phase == .comes,
        presenter.appearanceState.phase == .appeared
      else {
        ModelLog.drop(
          "\(presenter.attempt(presented, from: self)) while a presentation is in progress.",
          by: call)
        return nil
      }
    }
    return window
  }

  /// Whether the view controller is a child of another one, or the root of a window.
  private var isActive: Bool {
    parent != nil || loadedView?.storedWindow?.rootViewController === self
  }

  private func attempt(_ presented: UIViewController, from source: UIViewController) -> String {
    "Attempt to present \(objectName(presented)) on \(objectName(self)) (from "
      + "\(objectName(source)))"
  }

  final func reportDetached(_ presented: UIViewController, from source: UIViewController) {
    ModelLog.drop(
      "\(attempt(presented, from: source)) whose view is not in the window hierarchy.",
      by: "UIViewController.present(_:animated:completion:)",
      because: source.loadedView.flatMap { $0.hostApplication.whyPutAway($0) }
        ?? "The view of \(objectName(source)) has to be in a window that shows, as it is in "
        + "viewDidAppear(_:).")
  }

  // MARK: The presentation controller

  /// Returns the presentation controller for a presentation that begins.
  final func presentationControllerForUse(
    by presenter: UIViewController, from source: UIViewController
  ) -> UIPresentationController {
    let controller: UIPresentationController
    if let kept = presentationState.controller, kept.style == modalPresentationStyle {
      controller = kept
    } else {
      controller = makePresentationController(presenting: presenter, source: source)
    }
    controller.presenting = presenter
    presentationState.controller = controller
    return controller
  }

  /// The view controller's own presentation controller, which is made at the first access.
  final var ownPresentationController: UIPresentationController {
    if let kept = presentationState.controller,
      storedPresenter != nil || kept.style == modalPresentationStyle
    {
      return kept
    }
    let controller = makePresentationController(presenting: nil, source: self)
    presentationState.controller = controller
    return controller
  }

  /// Dismisses the view controller, and all that is presented on it, on the next turn.
  final func endPresentation(
    animated: Bool, drivenBy drag: TransitionDrag? = nil, completion: (() -> Void)?
  ) {
    guard let presenter = storedPresenter, let controller = presentationState.controller else {
      return
    }
    let mainLoop = hostApplication.mainLoop
    let transition = DismissalTransition(
      of: self, in: controller, by: presenter, animated: animated, drivenBy: drag,
      completion: completion)
    transition.schedule(on: mainLoop)
  }

  /// Removes the links between the view controller and its presenter.
  final func unlinkPresentation() {
    let presenter = storedPresenter
    presenter?.storedPresented = nil
    storedPresenter = nil
    presentationState.controller = nil
    presentationState.isDismissalPending = false
    if presentationState.phase == .comes { presentationState.phase = .isAway }
  }

  /// Removes at once everything presented on the view controller, because it disappears itself.
  final func dropPresentations() {
    guard let first = storedPresented else { return }
    let chain = first.presentationChain.reversed()
    let controllers = chain.compactMap(\.presentationState.controller)
    for controller in chain { controller.presentationState.phase = .goes }
    for controller in chain { controller.beginAppearance(false, animated: false) }
    for controller in controllers {
      controller.removeContainer(from: controller.container?.storedWindow)
    }
    for controller in chain { controller.unlinkPresentation() }
    for controller in chain {
      controller.endAppearance(animated: false)
      controller.presentationState.phase = .isAway
    }
  }

  // MARK: Finding the screen in front

  /// The view controller that a user sees in front, starting from this one.
  package final var frontmostController: UIViewController {
    var front = self
    while let next = front.nextInFront { front = next }
    return front
  }

  private var nextInFront: UIViewController? {
    if let presented = storedPresented, !presented.isBeingDismissed, !presented.isSeenThrough {
      return presented
    }
    if drivesItsChildren { return chosenChild }
    guard let view = loadedView else { return nil }
    return currentChildren.last { child in
      guard let childsView = child.loadedView, !childsView.storedIsHidden else { return false }
      return childsView.convert(childsView.bounds, to: view).contains(view.bounds)
    }
  }

  /// Forgets the coordinator of a transition that is over, unless another one has begun.
  final func part(with coordinator: TransitionCoordinator?) {
    if presentationState.coordinator === coordinator { presentationState.coordinator = nil }
  }
}
