extension UIViewController {
  // MARK: Who presents

  /// What this view controller itself presents, which is on stage with it.
  final var storedPresented: UIViewController? {
    get { presentationState.presented }
    set {
      presentationState.presented?.leaveStage()
      presentationState.presented = newValue
      if containment.isOnStage { newValue?.enterStage() }
    }
  }

  /// Who presents this view controller itself.
  final var storedPresenter: UIViewController? {
    get { presentationState.presenterLink?.controller }
    set { presentationState.presenterLink = newValue?.link }
  }

  /// Whether somebody presents this view controller itself.
  final var isPresented: Bool { presentationState.presenterLink?.isAlive == true }

  /// Whether a view controller presents this one itself.
  final func isPresented(by presenter: UIViewController) -> Bool {
    guard let link = presentationState.presenterLink else { return false }
    return link === presenter.containment.linkIfMade
  }

  /// The view controller that presents for this one (behaviour 160): the outermost around it, or the
  /// one that defines the context, where the style asks for that.
  final func presenter(for presented: UIViewController) -> UIViewController {
    let style = presented.modalPresentationStyle
    let staysInContext = style == .currentContext || style == .overCurrentContext
    var outermost = self
    while true {
      if staysInContext, outermost.definesPresentationContext { return outermost }
      guard let parent = outermost.parent else { return outermost }
      outermost = parent
    }
  }

  /// What this view controller presents and all that stands on it, or nothing; itself first.
  final var presentationChain: [UIViewController] {
    var chain: [UIViewController] = []
    var next: UIViewController? = self
    while let controller = next {
      chain.append(controller)
      next = controller.storedPresented
    }
    return chain
  }

  /// This view controller or the nearest one around it that presents something.
  final var nearestPresenter: UIViewController? {
    if storedPresented != nil { return self }
    var ancestor = parent
    while let controller = ancestor {
      if controller.storedPresented != nil { return controller }
      ancestor = controller.parent
    }
    return nil
  }

  /// This view controller or the nearest one around it that is presented.
  final var nearestPresented: UIViewController? {
    if isPresented { return self }
    var ancestor = parent
    while let controller = ancestor {
      if controller.isPresented { return controller }
      ancestor = controller.parent
    }
    return nil
  }

  /// Whether the view controller is the given one, lies within it, or is presented by one for which
  /// that holds.
  final func standsOn(_ controller: UIViewController) -> Bool {
    if isWithin(controller) { return true }
    var link = nearestPresented?.storedPresenter
    while let next = link {
      if next.isWithin(controller) { return true }
      link = next.nearestPresented?.storedPresenter
    }
    return false
  }

  /// The window that shows the view, unless it is hidden.
  final var windowToPresentIn: UIWindow? {
    guard let window = loadedView?.storedWindow, !window.storedIsHidden else { return nil }
    return window
  }

  // MARK: What stands in the way

  /// The window to present a view controller in from this one; nothing, and UIKit's answer, where
  /// that may not be (behaviour 161).
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
    if let other = presenter.storedPresented {
      ModelLog.drop(
        "\(presenter.attempt(presented, from: self)) which is already presenting "
          + "\(objectName(other)).", by: call)
      return nil
    }
    if presenter.presentationState.phase == .comes || presenter.presentationState.phase == .goes
      || presenter.presentationState.isDismissalPending
    {
      // What comes has come once it appears; from its own callbacks it may present.
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

  /// Whether the view controller is a child of another one, or a window's root.
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
      because: source.loadedView.flatMap { $0.hostApplication.whyPutAway($0) })
  }

  // MARK: The presentation controller

  /// The presentation controller for a presentation that begins.
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

  /// The presentation controller of this view controller, made where there is none yet.
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

  /// Dismisses the view controller, and all that stands on it, on the next turn.
  final func endPresentation(animated: Bool, completion: (() -> Void)?) {
    guard let presenter = storedPresenter, let controller = presentationState.controller else {
      return
    }
    let mainLoop = hostApplication.mainLoop
    let transition = DismissalTransition(
      of: self, in: controller, by: presenter, animated: animated, completion: completion)
    transition.schedule(on: mainLoop)
  }

  /// Undoes what links the view controller to its presenter.
  final func unlinkPresentation() {
    storedPresenter?.storedPresented = nil
    storedPresenter = nil
    presentationState.controller = nil
    presentationState.isDismissalPending = false
    if presentationState.phase == .comes { presentationState.phase = .isAway }
  }

  /// Takes away at once all that stands on the view controller, which goes itself.
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

  // MARK: What the user sees

  /// The view controller that a user sees in front, beginning with this one.
  package final var frontmostController: UIViewController {
    var front = self
    while let next = front.nextInFront { front = next }
    return front
  }

  private var nextInFront: UIViewController? {
    if let presented = storedPresented, !presented.isBeingDismissed { return presented }
    let children = childrenThatShow
    if drivesItsChildren { return children.last }
    guard let view = loadedView else { return nil }
    return children.last { child in
      guard let childsView = child.loadedView, !childsView.storedIsHidden else { return false }
      return childsView.convert(childsView.bounds, to: view).contains(view.bounds)
    }
  }
}
