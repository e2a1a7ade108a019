import Foundation

extension UITabBarController {
  // MARK: Changing the screens

  final func exchange(for new: [UIViewController]?, animated: Bool) {
    let call = "UITabBarController.setViewControllers(_:animated:)"
    var seen: Set<ObjectIdentifier> = []
    var list: [UIViewController] = []
    for viewController in new ?? [] where seen.insert(ObjectIdentifier(viewController)).inserted {
      guard !isWithin(viewController) else {
        return ModelException.invalidArgument.raise(
          "Can't add self as a child view controller", by: call)
      }
      list.append(viewController)
    }
    let left = containment.children.filter { !seen.contains(ObjectIdentifier($0)) }
    for viewController in left { viewController.willMove(toParent: nil) }
    var arrived: [UIViewController] = []
    for viewController in list where viewController.parent !== self {
      addChild(viewController)
      arrived.append(viewController)
    }
    hasViewControllers = new != nil
    containment.children = list.filter { $0.parent === self }
    tabItemsDidChange()
    let stays = containment.children.contains { $0 === selected }
    moveSelection(to: stays ? selected : containment.children.first)
    for viewController in left { part(with: viewController) }
    for viewController in arrived where viewController.parent === self {
      viewController.didMove(toParent: self)
    }
  }

  /// Removes a screen, unless it still has to disappear.
  private func part(with viewController: UIViewController) {
    guard viewController.parent === self, viewController.appearanceState.phase == .disappeared
    else { return }
    dropView(of: viewController)
    viewController.removeFromParent()
  }

  /// Removes a screen that other code took out.
  final func didLose(_ child: UIViewController) {
    appearanceState.followers.removeAll { $0 === child }
    leaving.removeAll { $0 === child }
    if child === screenInView { screenInView = nil }
    // Its new container must get it in the disappeared state.
    vanishFromHere(child)
    guard let index = containment.children.firstIndex(where: { $0 === child }) else { return }
    containment.children.remove(at: index)
    tabItemsDidChange()
    guard child === selected else { return }
    selected = nil
    moveSelection(to: containment.children.first)
  }

  /// Updates the tabs in the bar.
  final func tabItemsDidChange() {
    guard let bar = tabBarIfMade else { return }
    bar.show(containment.children.compactMap(\.tabBarItem))
    bar.select(selected?.tabBarItem)
  }

  // MARK: Selecting

  /// What keeps a user from a tab.
  package final func obstacle(before item: UITabBarItem) -> Refusal<Obstacle>? {
    if !item.isEnabled { return Refusal(.disabled) }
    if let hider {
      return Refusal(.hidden, culprit: hider, method: "hidesBottomBarWhenPushed")
    }
    return isTabBarHidden ? Refusal(.hidden, culprit: tabBar) : tabBar.obstacleAsBar
  }

  /// What a tap on a tab does (behaviour 185); answers who refused it.
  package final func userSelect(at index: Int) -> Refusal<Veto>? {
    guard containment.children.indices.contains(index) else { return nil }
    let viewController = containment.children[index]
    guard delegate?.tabBarController(self, shouldSelect: viewController) != false else {
      return Refusal(
        .answeredFalse, culprit: delegate as? NSObject,
        method: "tabBarController(_:shouldSelect:)")
    }
    let isSelected = viewController === selected
    // The delegate may have removed the screen.
    guard let index = containment.children.firstIndex(where: { $0 === viewController }) else {
      return nil
    }
    if let item = viewController.tabBarItem { tabBar(tabBar, didSelect: item) }
    select(at: index)
    delegate?.tabBarController(self, didSelect: viewController)
    if isSelected, let navigation = viewController as? UINavigationController {
      navigation.popToRootViewController(animated: true)
    }
    return nil
  }

  final func select(at index: Int) {
    guard containment.children.indices.contains(index) else { return }
    moveSelection(to: containment.children[index])
  }

  /// Selects a screen; it begins to appear if the controller is shown (behaviour 155).
  ///
  /// The old one then begins to disappear.
  private func moveSelection(to new: UIViewController?) {
    guard new !== selected else { return }
    let old = selected
    selected = new
    tabBarIfMade?.select(new?.tabBarItem)
    // If the controller has appeared, a turn of its own lays out the new screen and the bar.
    if appearanceState.phase != .appeared || !hearsNothingOfLayout { barDidChange() }
    guard appearanceState.phase == .appeared || appearanceState.phase == .appearing else { return }
    if appearanceState.phase == .appeared, let old, let new {
      animator = delegate?.tabBarController(
        self, animationControllerForTransitionFrom: old, to: new)
      // The delegate may have selected another tab.
      guard new === selected else { return }
    }
    let animated = animator != nil
    new?.beginAppearance(true, animated: animated)
    if let old {
      if !leaving.contains(where: { $0 === old }) { leaving.append(old) }
      old.beginAppearance(false, animated: animated)
    }
    guard !isTurnDue else { return }
    isTurnDue = true
    hostApplication.mainLoop.enqueue("a tab is selected") { [link] in
      (link.controller as? UITabBarController)?.endSelection()
    }
  }

  /// Ends the transition that the selection began.
  private func endSelection() {
    isTurnDue = false
    // While the controller itself appears or disappears, its screens do so with it.
    guard appearanceState.phase == .appeared, animationContainer == nil else { return }
    if let animator, let old = screenInView, let selected, old !== selected {
      self.animator = nil
      return animate(by: animator, from: old, to: selected)
    }
    animator = nil
    finishSelection(animated: false)
  }

  private func finishSelection(animated: Bool) {
    putSelectedInView()
    let selected = selected
    selected?.isAppearing(animated: animated)
    loadedView?.layoutIfNeeded()
    endLeaving(animated: animated)
    guard selected === self.selected, appearanceState.phase == .appeared else { return }
    if selected?.appearanceState.phase == .appearing {
      selected?.endAppearance(animated: animated)
    }
  }

  // MARK: Animators of the delegate

  private func animate(
    by animator: any UIViewControllerAnimatedTransitioning, from old: UIViewController,
    to new: UIViewController
  ) {
    guard let view = loadedView else { return finishSelection(animated: true) }
    let interactor = delegate?.tabBarController(self, interactionControllerFor: animator)
    let container = UIView(frame: view.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(container, at: 0)
    new.loadViewIfNeeded()
    if let content = old.loadedView {
      container.addSubview(content)
      new.loadedView?.frame = content.frame
    }
    animationContainer = container
    let coordinator = TransitionCoordinator(from: old, to: new)
    presentationState.coordinator = coordinator
    let context = TransitionContext(
      of: animator, in: container, from: old, to: new,
      finalFrame: old.loadedView?.frame ?? view.bounds, coordinator: coordinator
    ) { [self] in endAnimation(from: old, to: new, coordinator, completed: $0) }
    coordinator.run(in: container)
    context.begin(drivenBy: interactor)
    guard animationContainer === container, new.loadedView?.storedWindow != nil else { return }
    new.isAppearing(animated: true)
    container.layoutIfNeeded()
  }

  private func endAnimation(
    from old: UIViewController, to new: UIViewController, _ coordinator: TransitionCoordinator,
    completed: Bool
  ) {
    guard let container = animationContainer else { return }
    animationContainer = nil
    if !completed, selected === new {
      // The tab that was left is selected again.
      selected = old
      leaving.removeAll { $0 === old }
      tabBarIfMade?.select(old.tabBarItem)
      new.beginAppearance(false, animated: true)
      new.endAppearance(animated: true)
      old.beginAppearance(true, animated: true)
    }
    if let content = old.loadedView, content.isDescendant(of: container), old !== selected {
      content.removeFromSuperview()
    }
    finishSelection(animated: true)
    if let content = new.loadedView, content.isDescendant(of: container) {
      content.removeFromSuperview()
    }
    container.removeFromSuperview()
    part(with: coordinator)
    coordinator.finish(cancelled: !completed)
  }

  final func endLeaving(animated: Bool = false) {
    let controllers = leaving
    leaving = []
    for controller in controllers where controller !== selected {
      if controller.appearanceState.phase == .disappearing {
        controller.endAppearance(animated: animated)
      }
      if !containment.children.contains(where: { $0 === controller }) { part(with: controller) }
    }
  }

  // MARK: Laying out the views

  final func addTabBar() {
    guard let view = loadedView, !tabBar.isSubview(of: view) else { return }
    view.addSubview(tabBar)
  }

  /// Puts the view of the selected screen behind the bar, and removes any other.
  final func putSelectedInView() {
    guard loadedView != nil else { return }
    addTabBar()
    selected?.loadViewIfNeeded()
    if let screenInView, screenInView !== selected { dropView(of: screenInView) }
    screenInView = selected
    if let selected { holdView(of: selected) }
    arrange()
  }

  /// Lays out the bar at the bottom, or below it if it is hidden, and the screen behind it.
  final func arrange(_ safeArea: UIEdgeInsets? = nil) {
    guard let view = loadedView else { return }
    let bounds = view.bounds
    let safeArea = safeArea ?? view.safeAreaInsets
    let bar = tabBar
    let isBarHidden = hidesTabBar
    let height = UITabBar.height(in: view) + safeArea.bottom
    bar.frame = CGRect(
      x: 0, y: bounds.height - (isBarHidden ? 0 : height), width: bounds.width, height: height)
    guard let screenInView, let content = screenInView.loadedView, content.isSubview(of: view)
    else { return }
    var covered = safeArea
    if !isBarHidden { covered.bottom += UITabBar.height(in: view) }
    content.frame = bounds.inset(
      by: screenInView.edgesLeftToBars(covered, isOpaque: !bar.isTranslucent && !isBarHidden))
  }

  final func barDidChange() {
    loadedView?.setNeedsLayout()
    screenInView?.loadedView?.setNeedsLayout()
  }

  /// Whether the bar is hidden, because it was set so or because a pushed screen hides it.
  package final var hidesTabBar: Bool { isTabBarHidden || tabBar.isHidden || hider != nil }

  /// The pushed screen that hides the bar.
  package final var hider: UIViewController? {
    let navigation = selected as? UINavigationController
    guard let top = navigation?.topViewController, top.navigationState.hidesBottomBar else {
      return nil
    }
    return navigation?.viewControllers.first { $0.navigationState.hidesBottomBar } ?? top
  }

  final var safeAreaAboveBar: UIEdgeInsets {
    var insets = loadedView?.safeAreaInsets ?? .zero
    if !hidesTabBar { insets.bottom += UITabBar.height(in: loadedView) }
    return insets
  }
}
